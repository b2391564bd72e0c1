import type { RoomView } from '#contract/room-view.ts'
import type { RoomThrow } from '#domain/room/room.ts'
import { placeAt } from '#domain/tools/bottle.ts'
import { handOf, handText, sumOf } from '#domain/tools/dice.ts'
import { sideNames, spellRest, spellThrow } from '#games/parts/tool-words.ts'

export type ThrownWords = {
  lead: string
  /** How it fell, and the sum written out. */
  result: string
  note?: string
}

export function sayThrown(seats: RoomView['seats'], { seat, result }: RoomThrow): ThrownWords {
  const nameOf = (other: number | undefined) =>
    seats.find((each) => each.seat === other)?.name ?? 'Somebody'
  switch (result.tool) {
    case 'coin-flip':
      return { lead: `${nameOf(seat)} flips a coin`, result: sideNames[result.side] }
    case 'dice-roll':
      return {
        lead: `${nameOf(seat)} rolls ${handText(handOf(result))}`,
        result: String(sumOf(result)),
        note: spellThrow(result),
      }
    case 'spin-the-bottle': {
      const { angle } = result
      const place = placeAt(angle, result.seats.length)
      const name = place === null ? null : nameOf(result.seats[place])
      return { lead: `${nameOf(seat)} spins the bottle`, result: spellRest({ name, angle }) }
    }
  }
}
