import { describe, expect, test } from 'vitest'
import type { Deck } from '#domain/prompts/deck.ts'
import { promptKey } from '#domain/prompts/memory.ts'
import { type Topic, topics } from '#domain/prompts/tags.ts'
import { pick, randomInt, seeded } from '#domain/random.ts'
import { copyGame } from '#domain/room/copy-game.ts'
import { changeLines, leaveOutCrossed } from '#domain/room/lines.ts'
import { applySeatMove, makeDueMove } from '#domain/room/play.ts'
import { markHere } from '#domain/room/presence.ts'
import {
  changeSeat,
  emptyRoom,
  playerOf,
  type Room,
  type RoomGame,
  seatsOf,
} from '#domain/room/room.ts'
import type { RoomMove, RoomRules } from '#domain/room/room-rules.ts'
import { takeRoomSeat } from '#domain/room/seats.ts'
import { settleRoom } from '#domain/room/settle.ts'
import { startGame } from '#domain/room/start-game.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import type { RandomGames } from '#tests/support/games/random-games.ts'
import { games as category } from '#tests/support/games/random-moves/category.ts'
import { games as charades } from '#tests/support/games/random-moves/charades.ts'
import { games as country } from '#tests/support/games/random-moves/country-island-city.ts'
import { games as mix } from '#tests/support/games/random-moves/mix.ts'
import { games as likely } from '#tests/support/games/random-moves/most-likely-to.ts'
import { games as never } from '#tests/support/games/random-moves/never-have-i-ever.ts'
import { games as slusen } from '#tests/support/games/random-moves/slusen.ts'
import { games as truth } from '#tests/support/games/random-moves/truth-or-dare.ts'
import { viewRoom } from './view-room.ts'

const all = { category, charades, country, mix, likely, never, slusen, truth }
const evenings = 12
const steps = 150

type Any = Pick<RandomGames<never, RoomMove, unknown, unknown>, 'options' | 'lists'> & {
  rules: RoomRules['rules']
  tries: (state: unknown, by: unknown) => readonly RoomMove[]
}

/** Two rooms where the same is left out, for somebody else. */
type Twins = { rooms: [Room, Room]; owners: [number, number]; topic: Topic }

function sit(seats: number): Room {
  return Array.from({ length: seats }, (_, seat) => `Guest ${seat}`).reduce((room, name, seat) => {
    const seated = takeRoomSeat(room, { name, tokenHash: name }, 0) as Room
    return markHere(seated, seat, `p/${name}`)
  }, emptyRoom(null))
}

/** Half of the table is spared: any of them may be the one. */
function drawTwins(room: Room, seed: number): Twins {
  const random = seeded(seed)
  const topic = pick(topics, random)
  const owner = randomInt(room.seats.length, random)
  const one = changeLines(room, owner, [topic], random)
  const others = (one.spared[topic] ?? []).filter((seat) => seat !== owner)
  const other = pick(others, random)
  const two = changeSeat(changeSeat(one, owner, { lines: [] }), other, { lines: [topic] })
  return { rooms: [one, two], owners: [owner, other], topic }
}

/** Most prompts are about something. */
function tagAtRandom(lists: readonly (readonly string[])[], seed: number) {
  const random = seeded(seed)
  const keys: Partial<Record<Topic, string[]>> = {}
  for (const raw of lists.flat()) {
    if (random() > 0.7) continue
    const topic = pick(topics.slice(0, 3), random)
    keys[topic] = [...(keys[topic] ?? []), promptKey(raw)]
  }
  return { ...keys, ...Object.fromEntries(topics.slice(3).map((topic) => [topic, keys.touch])) }
}

/** What everybody is sent, without the lines that are their own. */
function viewsOf(room: Room, played: RoomRules, now: number): string[] {
  const stored = { id: 'r', code: 'BCDF', version: 1, room, touchedAtMs: 0 }
  return [...seatsOf(room), 'screen' as const, 'audience' as const].map((viewer) => {
    const view = viewRoom(stored, played, viewer, { screens: 1, audience: 1, stamps: null, now })
    const own = typeof viewer === 'number' ? room.seats[viewer]?.lines : []
    expect(view.lines).toEqual(own)
    return JSON.stringify({ ...view, lines: [] })
  })
}

function tableOf({ game }: Room): string {
  const texts: unknown[] = []
  JSON.stringify({ ...game?.state, deck: null, pile: null }, (_, value) => {
    texts.push(value)
    return value
  })
  return texts.filter((text) => typeof text === 'string').join('\n')
}

describe.each(Object.entries(all))('%s', (_, game) => {
  const { rules, options, lists: ofGame = [], tries } = game as unknown as Any
  // Every second task names nobody else.
  const lists = ofGame.map((list) =>
    list.map((text, at) => (at % 2 === 0 ? text.replace('{other}', 'us') : text)),
  )
  const played: RoomRules = { rules, readOptions: (sent) => sent, players: { min: 2, max: 20 } }

  test.each(Array.from({ length: evenings }, (_, seed) => seed + 1))(
    'whose line it is changes nobody else’s view (evening %i)',
    (seed) => {
      const isFromStart = seed % 2 === 0
      const random = seeded(seed)
      const alone = sit(3 + randomInt(5, random))
      const start = {
        game: 'meyer' as const,
        options: options[seed % options.length],
        lists,
        source: null,
        topics: tagAtRandom(lists, seed),
      }
      const begin = (room: Room) => {
        const begun = startGame(room, played, start, { now: 1, random: seeded(seed) })
        if (isRefusal(begun)) throw new Error(String(begun.refused))
        return begun as Room
      }
      const { rooms, topic } = drawTwins(isFromStart ? alone : begin(alone), seed)
      let pair = rooms.map((room) => (isFromStart ? begin(room) : leaveOutCrossed(room, rules)))
      // What is on the table when a line is drawn stays there.
      const table = isFromStart ? '' : tableOf(pair[0] as Room)
      let now = 1_000_000
      for (let step = 0; step < steps; step++) {
        now += randomInt(4_000, random)
        const dice = random()
        const wish = random()
        pair = pair.map((room) => move(room, dice, wish, seed + step))
        const [one, two] = pair.map((room) => viewsOf(room, played, now))
        expect(two).toEqual(one)
        for (const room of pair) checkPrompt(room)
        checkCopies()
        if (pair[0]?.game && rules.ended(pair[0].game.state)) break
      }

      function move(before: Room, dice: number, wish: number, chance: number): Room {
        const context = { now, random: seeded(chance) }
        const player = playerOf(before, Math.floor(dice * before.seats.length))
        const moves = tries(before.game?.state, player)
        const chosen = moves[Math.floor(wish * moves.length)]
        const seat = Math.floor(dice * before.seats.length)
        const moved = chosen ? applySeatMove(before, seat, chosen, played, context) : before
        const due = makeDueMove(isRefusal(moved) ? before : (moved as Room), played, context)
        return settleRoom(before, due, played, context)
      }

      /** Of both the same, and nothing in them is about what anybody may have left out. */
      function checkCopies(): void {
        const [one, two] = pair.map((room) =>
          copyGame(room, played, { now, random: seeded(seed), away: [] }),
        )
        expect(two).toEqual(one)
        if (!one) return
        const { deck, pile = [] } = one as unknown as { deck?: Deck; pile?: string[] }
        const keys = new Set([...(deck?.lists.flat() ?? []), ...pile].map(promptKey))
        for (const tagged of Object.values(start.topics).flat()) {
          expect(keys.has(tagged ?? '')).toBe(false)
        }
        expect(deck?.crossed).toBeUndefined()
      }

      function checkPrompt(room: Room): void {
        const raw = room.game && rules.prompt(room.game.state)
        if (raw === null || table.includes(raw) || !start.topics[topic]?.includes(promptKey(raw)))
          return
        const { turn } = (room.game as RoomGame).state as unknown as { turn: number }
        const spared = (room.spared[topic] ?? []).map((seat) => playerOf(room, seat))
        expect(rules.lines?.taskLists.length).toBeGreaterThan(0)
        expect(spared).not.toContain(turn)
      }
    },
  )
})
