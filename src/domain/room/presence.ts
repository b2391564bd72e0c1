import { isBotPlayer, type Seat } from '../table/players.ts'
import { type Room, seatOfPlayer, seatsOf } from './room.ts'

/** Has a phone, and the phone was heard of lately. */
export function isSeatHere({ seats, contacts }: Room, seat: number): boolean {
  const { isGone, tokenHash } = seats[seat] ?? { isGone: true, tokenHash: null }
  return !isGone && tokenHash !== null && contacts[seat]?.awaySinceMs === null
}

export function seatsPresent(room: Room): number[] {
  return seatsOf(room).filter((seat) => isSeatHere(room, seat))
}

/** Players without a phone here, for whom the game does not wait. Bots have no phone but play. */
export function awayPlayers(room: Room): Seat[] {
  const { players = [], left = [] } = room.game?.state ?? {}
  const isAway = (player: Seat) => {
    const seat = seatOfPlayer(room, player)
    return seat === null || !isSeatHere(room, seat)
  }
  return [...players.keys()].filter((player) => {
    const { id = '', name = '' } = players[player] ?? {}
    return !left.includes(player) && !isBotPlayer({ id, name }) && isAway(player)
  })
}

/** @param by the connection that heard it */
export function markHere(room: Room, seat: number, by: string): Room {
  const contact = room.contacts[seat]
  if (contact?.by === by && contact.awaySinceMs === null) return room
  return changeContact(room, seat, { by, awaySinceMs: null })
}

/** Does nothing unless `by` heard the seat last; null for the connections of a dead process. */
export function markAway(room: Room, seat: number, by: string | null, sinceMs: number): Room {
  const contact = room.contacts[seat]
  if (!contact || contact.by !== by || contact.awaySinceMs !== null) return room
  return changeContact(room, seat, { by, awaySinceMs: sinceMs })
}

function changeContact(room: Room, seat: number, contact: Room['contacts'][number]): Room {
  return { ...room, contacts: room.contacts.map((other, at) => (at === seat ? contact : other)) }
}
