import { describe, expect, test } from 'vitest'
import {
  begun,
  context,
  move,
  type Poll,
  pollRules,
  revealed,
  type Step,
  start,
  stateOf,
} from '#tests/support/rooms/poll-game.ts'
import { keepMovingMs } from './keep-moving.ts'
import { keepPlaying } from './length.ts'
import { makeDueMove, passOver, stopGame } from './play.ts'
import type { Room } from './room.ts'
import type { RoomRules } from './room-rules.ts'
import { roomDueAt, settleRoom } from './settle.ts'
import { startGame } from './start-game.ts'
import { undoLast } from './undo.ts'

const minute = 60_000
const twelve = startGame(
  begun,
  pollRules,
  { ...start, isTwelve: true },
  { ...context, now: 0 },
) as Room
const nextAt = (minutes: number) => move(1, 'next', '', minutes * minute)
const follow = (room: Room, steps: readonly Step[]) =>
  steps.reduce((before, step) => step(before), room)
const longer = (room: Room): Room =>
  room.game?.length
    ? { ...room, game: { ...room.game, length: keepPlaying(room.game.length) } }
    : room

describe('a game of about twelve minutes', () => {
  const ends: [string, Room, readonly Step[], boolean][] = [
    ['goes on before the tenth', twelve, [...revealed, nextAt(9.9)], false],
    ['ends with the round, from the tenth on', twelve, [...revealed, nextAt(10)], true],
    ['goes on where the host keeps playing', longer(twelve), [...revealed, nextAt(14.9)], false],
    ['for five minutes more', longer(twelve), [...revealed, nextAt(15)], true],
    ['not where its house rules say how long', begun, [...revealed, nextAt(60)], false],
    ['never before a reveal', twelve, [move(0, 'vote', 'yes', 60 * minute)], false],
  ]
  test.each(ends)('%s', (_, room, steps, isOver) => {
    expect(follow(room, steps).game?.stopped).toBe(isOver)
  })

  test.each([
    [9.9, false],
    [10, true],
  ])('where an away seat was the last of the lap, at minute %d: over %j', (minutes, isOver) => {
    const onward = (state: Poll) => ({ ...state, round: state.round + 1 })
    const rules = { ...pollRules.rules, passOver: onward } as unknown as RoomRules['rules']
    const now = minutes * minute
    const passed = passOver(twelve, 1, { ...pollRules, rules }, { ...context, now })
    expect(passed.game?.stopped).toBe(isOver)
  })

  test('ends on its last reveal: nothing after it was dealt', () => {
    const over = follow(twelve, [...revealed, nextAt(10)])
    expect(stateOf(over)).toMatchObject({ round: 1, phase: 'show' })
  })

  const laps = { ...pollRules, rules: { ...pollRules.rules, isEdge: () => false } }
  test.each([
    [13.9, false],
    [14, true],
  ])('in the middle of a lap, at minute %d: over %j', (minutes, isOver) => {
    const room = follow(twelve, revealed)
    const now = minutes * minute
    const step = { ...room.game, nextStep: { player: 1, move: { type: 'next' }, atMs: now } }
    const moved = makeDueMove({ ...room, game: step as never }, laps, { ...context, now })
    expect(moved.game?.stopped).toBe(isOver)
  })

  test('ends with the points that going on would have given', () => {
    const close = (state: object, after: object | null) => ({ ...state, after })
    const closing = { ...pollRules, rules: { ...pollRules.rules, close: close as never } }
    const room = follow(twelve, revealed)
    const step = { player: 1, move: { type: 'next' }, atMs: 0 }
    const going = { ...room, game: { ...room.game, nextStep: step } } as Room
    const over = makeDueMove(going, closing, { ...context, now: 10 * minute })
    expect(stateOf(over)).toMatchObject({ round: 1, after: { round: 2 } })
    expect(over.former?.game.state).toBe(room.game?.state)
    const stopped = stopGame(room, closing.rules, 0)
    expect(stateOf(stopped)).toMatchObject({ round: 1, after: null })
  })

  test('is gone back into by the host', () => {
    const over = follow(twelve, [...revealed, nextAt(10)])
    const back = undoLast(over, pollRules, 10 * minute, 10 * minute) as Room
    expect(back.game?.stopped).toBe(false)
    expect(follow(longer(back), [nextAt(10)]).game?.stopped).toBe(false)
  })
})

describe('keep moving', () => {
  const settle = (before: Room, room: Room, now: number) =>
    settleRoom(before, room, pollRules, { ...context, now })
  const shown = (keepsMoving: boolean) => {
    const asked = { ...begun, keepsMoving }
    return settle(asked, follow(asked, revealed), 1000)
  }

  test('taps Next fifteen seconds after a reveal', () => {
    const room = shown(true)
    expect(roomDueAt(room, pollRules)).toBe(1000 + keepMovingMs)
    const at = (now: number) => stateOf(makeDueMove(room, pollRules, { ...context, now })).round
    expect([at(999 + keepMovingMs), at(1000 + keepMovingMs)]).toEqual([1, 2])
  })

  test.each<[string, Room]>([
    ['where it is off', shown(false)],
    ['while the game waits for somebody', settle(begun, { ...begun, keepsMoving: true }, 1000)],
  ])('taps nothing %s', (_, room) => {
    expect(room.game?.nextStep ?? null).toBeNull()
  })

  test('waits anew when it is switched on in the middle', () => {
    const off = shown(false)
    const on = settle(off, { ...off, keepsMoving: true }, 50_000)
    expect(on.game?.nextStep).toMatchObject({ atMs: 50_000 + keepMovingMs, move: { type: 'next' } })
    expect(settle(on, { ...on, keepsMoving: false }, 51_000).game?.nextStep).toBeNull()
  })

  test('waits until a Next that sleeps has woken', () => {
    const sleepy = {
      ...pollRules,
      rules: {
        ...pollRules.rules,
        move: (state: object, tap: { type: string }, by: { now: number }) =>
          tap.type === 'next' && by.now < 5000
            ? { refused: 'too-soon' }
            : pollRules.rules.move(state as never, tap, by as never),
      } as never,
    }
    const asked = { ...begun, keepsMoving: true }
    const room = settleRoom(asked, follow(asked, revealed), sleepy, { ...context, now: 1000 })
    expect(room.game?.nextStep?.atMs).toBe(5000 + keepMovingMs)
  })
})
