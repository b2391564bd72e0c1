import { describe, expect, test } from 'vitest'
import { countIn, onePhone, play } from '#tests/support/games/most-likely-to-table.ts'
import { pointAt } from '#tests/support/games/point-at.ts'
import { rules } from './rules.ts'
import type { Move, State } from './rules-state.ts'

const { start, must, refusal, recap } = onePhone

const point = (seat: number, fingers = 1): Move => ({ type: 'point', for: seat, fingers })
const vote = (seat: number): Move => ({ type: 'vote', for: seat })
const next: Move = { type: 'next' }
const reveal: Move = { type: 'reveal' }
const skip: Move = { type: 'skip' }

function tallied(...fingers: number[]): State {
  return play(start(), ...countIn, ...pointAt(...fingers))
}

describe('the count-in', () => {
  test('takes three seconds, one each', () => {
    const state = play(start(), { type: 'begin' })
    expect(state.card.clock?.lengthMs).toBe(3000)
    expect(refusal(state, { type: 'timeout' }, { now: 2999 })).toBe('Wait for one.')
    expect(must(state, { type: 'timeout' }, { now: 3000 }).card).toMatchObject({
      phase: 'tally',
      clock: null,
    })
  })

  test('cut short by sleep it starts again from three', () => {
    const rested = rules.pause(play(start(), { type: 'begin' }))
    expect(rested).toMatchObject({ round: 1, card: { phase: 'prompt', clock: null } })
  })

  test('rest leaves the rest of the game alone', () => {
    const state = tallied(1, 2)
    expect(rules.pause(state)).toEqual(state)
  })
})

describe('fingers', () => {
  test('of a name are told at once, and told again', () => {
    expect(play(tallied(), point(1, 3)).card.votes).toEqual([0, 3, 0, 0])
    expect(play(tallied(1, 1, 2), point(1, 1)).card.votes).toEqual([0, 1, 1, 0])
    expect(play(tallied(1, 1, 2), point(1, 0)).card.votes).toEqual([0, 0, 1, 0])
  })

  test('all may point at one', () => {
    expect(tallied(3, 3, 3, 3).card.votes).toEqual([0, 0, 0, 4])
  })

  test.each<[string, State, Move, string]>([
    [
      'no more than there are players',
      tallied(0, 1, 2, 3),
      point(0, 2),
      'Those are all the fingers.',
    ],
    ['fewer than none', tallied(0), point(1, -1), 'Fingers count from none up.'],
    ['at nobody', tallied(), point(9), 'Nobody sits there.'],
    ['before the count-in', start(), point(0), 'Fingers count after the count-in.'],
    ['after the reveal', play(tallied(0), reveal), point(0), 'Fingers count after the count-in.'],
  ])('%s is refused', (_, state, move, sentence) => {
    expect(refusal(state, move)).toBe(sentence)
  })
})

describe('a secret vote', () => {
  const ballot = play(start({ voting: 'secret' }), { type: 'begin' })

  test('goes round from the reader, without a count-in', () => {
    expect(ballot.card).toMatchObject({ phase: 'ballot', clock: null })
    const secret = start({ voting: 'secret', self: true })
    const once = play(secret, { type: 'begin' }, ...Array(4).fill(vote(0)), reveal, next)
    const votes = [0, 1, 2, 3].map((count) => Array<Move>(count).fill(vote(0)))
    const order = votes.map((cast) => rules.waitsFor(play(once, { type: 'begin' }, ...cast)))
    expect(order).toEqual([[1], [2], [3], [0]])
  })

  test('is for anybody but oneself', () => {
    expect(rules.view(ballot, 'device').choices).toEqual([1, 2, 3])
    expect(refusal(ballot, vote(0))).toBe('Anybody but yourself. House rule.')
  })

  test('may be for oneself by house rule', () => {
    const open = play(start({ voting: 'secret', self: true }), { type: 'begin' })
    expect(rules.view(open, 'device').choices).toEqual([0, 1, 2, 3])
    expect(play(open, vote(0)).card.votes).toEqual([1, 0, 0, 0])
  })

  test('is sealed when all are in, and waits to be shown', () => {
    const sealed = play(ballot, vote(1), vote(2), vote(1), vote(1))
    expect(sealed.card.phase).toBe('sealed')
    expect(rules.view(sealed, 'device').votes).toBeNull()
    expect(rules.view(play(sealed, reveal), 'device').votes).toEqual([0, 3, 1, 0])
  })

  test('cannot be shown before all are in', () => {
    const three = play(ballot, vote(1), vote(2), vote(1))
    expect(refusal(three, reveal)).toBe('Not before everybody has voted.')
  })

  test('is remembered as a count only: nothing says whose it was', () => {
    const one = play(ballot, vote(1), vote(2), vote(1), vote(2))
    const other = play(ballot, vote(2), vote(2), vote(1), vote(1))
    expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  })
})

describe('the reveal', () => {
  test.each<[string, number[], number[], number[]]>([
    ['the most fingers win the crown', [1, 1, 2], [1], [0, 2, 1, 0]],
    ['a tie shares it', [1, 1, 2, 2], [1, 2], [0, 2, 2, 0]],
    ['one finger each crowns everybody', [0, 1, 2, 3], [0, 1, 2, 3], [1, 1, 1, 1]],
    ['no fingers, no crown', [], [], [0, 0, 0, 0]],
    ['no name pays more than three', [0, 0, 0, 0], [0], [3, 0, 0, 0]],
  ])('%s', (_, fingers, crowned, penalties) => {
    const shown = rules.view(play(tallied(...fingers), reveal), 'device')
    expect(shown).toMatchObject({ crowned, penalties })
  })

  test('keeps crowns and votes', () => {
    const state = play(tallied(1, 1, 2), reveal, next, ...countIn, point(2), reveal)
    expect(state).toMatchObject({ crowns: [0, 1, 1, 0], received: [0, 2, 2, 0] })
  })

  test('nothing is crowned before it', () => {
    expect(rules.view(tallied(1, 1), 'device')).toMatchObject({ crowned: [], penalties: [] })
  })
})

describe('not for us', () => {
  test.each<[string, State]>([
    ['before the count-in', start()],
    ['during it', play(start(), { type: 'begin' })],
    ['with fingers on the table', tallied(1, 2)],
    [
      'in the middle of a secret vote',
      play(start({ voting: 'secret' }), { type: 'begin' }, vote(1)),
    ],
  ])('%s swaps the prompt and costs nothing', (_, state) => {
    const swapped = play(state, skip)
    expect(swapped.card.prompt.raw).not.toBe(state.card.prompt.raw)
    expect(swapped).toMatchObject({ round: 1, turn: 0, received: [0, 0, 0, 0] })
    expect(swapped.card).toMatchObject({
      phase: 'prompt',
      clock: null,
      votes: [0, 0, 0, 0],
      voted: [],
    })
  })

  test('comes too late after the reveal', () => {
    expect(refusal(play(tallied(1), reveal), skip)).toBe('That one is settled.')
  })
})

describe('rounds', () => {
  const round = [...countIn, point(1), reveal, next]

  test('the reader moves on to the left, everybody equally often', () => {
    const readers = Array.from(
      { length: 12 },
      (_, rounds) => play(start(), ...Array(rounds).fill(round).flat()).turn,
    )
    expect(readers).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3])
  })

  test('the game ends after the last prompt', () => {
    const last = play(start(), ...Array(19).fill(round).flat())
    expect(last).toMatchObject({ round: 20, over: false })
    const over = play(last, ...round)
    expect(rules.ended(over)).toBe(true)
    expect(rules.prompt(over)).toBeNull()
    expect(refusal(over, next)).toBe('The game is over.')
  })

  test('until we stop means just that', () => {
    const state = play(start({ rounds: 0 }), ...Array(45).fill(round).flat())
    expect(state).toMatchObject({ round: 46, over: false })
  })

  test('other packs show from the next prompt on', () => {
    const restocked = rules.changePacks(start(), [['only this']])
    expect(restocked.card.prompt.raw).not.toBe('only this')
    expect(play(restocked, ...round).card.prompt.raw).toBe('only this')
  })
})

describe('who did what', () => {
  const crown = (...fingers: number[]) => [...countIn, ...pointAt(...fingers), reveal]

  test.each<[string, State, string, number[]]>([
    ['nothing yet', start(), 'Not one crown. Suspiciously ordinary people.', []],
    ['one crown', play(start(), ...crown(2)), 'Cem wears the only crown.', [2]],
    [
      'a clear king',
      play(start(), ...crown(2), next, ...crown(2)),
      'Cem wears the most crowns.',
      [2],
    ],
    ['two', play(start(), ...crown(0, 2)), 'Anna and Cem share the most crowns.', [0, 2]],
    [
      'all',
      play(start(), ...crown(0, 1, 2, 3)),
      'The same for everybody. It really is all of you.',
      [0, 1, 2, 3],
    ],
  ])('%s', (_, state, headline, winners) => {
    expect(recap(state)).toMatchObject({ headline, winners })
  })

  test('a crowd of kings is counted, not listed', () => {
    const state = start({}, ['A', 'B', 'C', 'D', 'E'])
    const shared = play(state, ...crown(0, 1, 2, 3))
    expect(recap(shared).headline).toBe('The crown is shared by four heads.')
  })

  test('rows go by crowns, then by votes', () => {
    const state = play(start(), ...crown(3, 3, 1), next, ...crown(2, 2, 1))
    expect(recap(state).rows).toMatchObject([
      { seat: 2, score: '1', note: 'crown, 2 votes' },
      { seat: 3, score: '1', note: 'crown, 2 votes' },
      { seat: 1, score: '0', note: 'crowns, 2 votes' },
      { seat: 0, score: '0', note: 'crowns, 0 votes' },
    ])
  })
})
