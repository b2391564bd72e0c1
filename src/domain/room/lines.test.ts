import { describe, expect, test } from 'vitest'
import { promptKey } from '../prompts/memory.ts'
import { topics } from '../prompts/tags.ts'
import { seeded } from '../random.ts'
import { changeLines, dealWithoutCrossed, spareSeats } from './lines.ts'
import { emptyRoom, type Room } from './room.ts'
import { releaseSeat, removeSeat, takeRoomSeat } from './seats.ts'

function sit(count: number): Room {
  return Array.from({ length: count }, (_, seat) => `Guest ${seat}`).reduce(
    (room, name) => takeRoomSeat(room, { name, tokenHash: name }, 0) as Room,
    emptyRoom(null),
  )
}

const draw = (room: Room, seat: number, seed = 1) => changeLines(room, seat, ['exes'], seeded(seed))

describe('who is spared', () => {
  test.each([
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 3],
    [20, 10],
  ])('of %i seats with one line: %i', (seats, count) => {
    for (let seed = 0; seed < 20; seed++) {
      const spared = draw(sit(seats), seed % seats, seed).spared.exes
      expect(spared).toHaveLength(count)
      expect(spared).toContain(seed % seats)
    }
  })

  test('nobody without a line', () => {
    const cleared = changeLines(draw(sit(5), 0), 0, [], seeded(2))
    expect([sit(5).spared, cleared.spared]).toEqual([{}, {}])
  })

  test('each set of seats is as likely, whoever of them it is', () => {
    const counts = [0, 1].map((owner) => {
      const sets = Array.from({ length: 3000 }, (_, seed) => draw(sit(4), owner, seed).spared.exes)
      return sets.filter((set) => set?.join() === '0,1').length / sets.length
    })
    for (const share of counts) expect(share).toBeCloseTo(1 / 3, 1)
  })

  test('once spared, always spared, while it is anybody’s line', () => {
    const one = draw(sit(8), 0)
    const two = draw(one, 1, 9)
    const grown = spareSeats(
      takeRoomSeat(two, { name: 'Late', tokenHash: 'x' }, 0) as Room,
      seeded(3),
    )
    const without = changeLines(grown, 0, [], seeded(4))
    for (const room of [two, grown, without]) {
      expect(room.spared.exes).toEqual(expect.arrayContaining([...(one.spared.exes ?? [])]))
    }
  })
})

describe('lines', () => {
  test('are topics there are, each once', () => {
    const room = changeLines(sit(2), 0, ['work', 'exes', 'work'], seeded(1))
    expect(room.seats[0]?.lines).toEqual(['exes', 'work'])
  })

  test('go with who let go of a seat', () => {
    expect(releaseSeat(draw(sit(2), 1), 1, 0).seats[1]?.lines).toEqual([])
  })

  test('of who left count no more in the next game', () => {
    expect(spareSeats(removeSeat(draw(sit(3), 1), 1, 0), seeded(1)).spared).toEqual({})
  })
})

describe('a deal', () => {
  const lines = {
    taskLists: [1],
    isPlayable: (_: unknown, [first = []]: readonly (readonly string[])[]) => first.length > 0,
    leaveOut: () => null,
  }
  const rules = { lines, ended: () => false }
  const keys = { exes: ['b', 'ring', 'ask {other}'].map(promptKey) }
  const tasks = ['ring', 'ask {other}', 'sing']

  test.each([
    ['without lines is whole', sit(3), ['a', 'b'], [['a', 'b'], tasks]],
    ['leaves out what crosses one', draw(sit(3), 1), ['a', 'b'], [['a'], ['ring', 'sing']]],
    ['of nothing else is none', draw(sit(3), 1), ['b'], null],
  ])('%s', (_, room, list, dealt) => {
    expect(dealWithoutCrossed(room, rules as never, [list, tasks], keys)).toEqual(dealt)
  })

  test('of a game without topics is whole', () => {
    const room = changeLines(sit(3), 0, topics, seeded(1))
    expect(dealWithoutCrossed(room, { ended: () => false }, [['b']], keys)).toEqual([['b']])
  })
})
