import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { isBotPlayer } from '#domain/table/players.ts'
import type { Seating } from '#domain/table/seating.ts'
import { noTime, playRules, seatPlayers } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { botLifts, botSays } from './rules-bot.ts'
import { type Options, options } from './rules-options.ts'
import { callOf, diceOf, ranks } from './rules-ranks.ts'
import { seatBots } from './rules-seats.ts'
import type { Move, State } from './rules-state.ts'
import { table } from './rules-test-table.ts'

function begin(
  names: readonly string[],
  change: Partial<Options> = {},
  seating: Seating = 'passed',
): State {
  const chosen = { ...options.defaults, ...change }
  const setup = { players: seatPlayers(names), lists: [], options: chosen, seating }
  return rules.start({ ...setup, players: seatBots(setup) }, noTime())
}

const { due, must, play, refusal } = playRules(rules, messages, options.defaults, table)

describe('who sits down', () => {
  test.each<[string, string[], Options['against'], string[]]>([
    ['nobody but those who came', ['Ann', 'Bo'], 'us', ['Ann', 'Bo']],
    ['alone there are two bots', ['Ann'], 'us', ['Ann', 'Bot Otto', 'Bot Ada']],
    ['alone and asked for, two', ['Ann'], 'bots', ['Ann', 'Bot Otto', 'Bot Ada']],
    ['asked for, two more', ['Ann', 'Bo'], 'bots', ['Ann', 'Bo', 'Bot Otto', 'Bot Ada']],
    ['a guest keeps the name', ['bot otto'], 'us', ['bot otto', 'Bot Ada', 'Bot Ivo']],
  ])('%s', (_, names, against, seated) => {
    expect(begin(names, { against }).players.map(({ name }) => name)).toEqual(seated)
  })

  test('never more than the table holds', () => {
    const names = Array.from({ length: 19 }, (_, at) => `P${at}`)
    const { players, bots } = begin(names, { against: 'bots' })
    expect(players).toHaveLength(20)
    expect(bots).toEqual([19])
    expect(players.filter(isBotPlayer)).toHaveLength(1)
  })
})

describe('a bot', () => {
  test('lifts what comes in fewer than a fifth of all throws', () => {
    expect(ranks.filter(botLifts).map(callOf)).toEqual([
      '4–4',
      '5–5',
      '6–6',
      'Little Meyer',
      'Meyer',
    ])
  })

  test('shows 3–2 where that is a toast', () => {
    const state: State = { ...begin(['Ann']), phase: 'declare', dice: [3, 2], turn: 1 }
    expect(botSays(state, seeded(1))).toEqual({ type: 'toast' })
  })

  test.each(ranks)('with rank %i never says less than it must', (own) => {
    for (const claim of [null, ...ranks]) {
      const at: State = { ...begin(['Ann'], { toast: false }), dice: diceOf(own), claim }
      const state: State = { ...at, phase: 'declare', turn: 1 }
      for (let seed = 0; seed < 8; seed++) {
        const said = botSays(state, seeded(seed))
        const move = said.type === 'say' ? said.rank : said.type
        if (typeof move === 'number') expect(move).toBeGreaterThanOrEqual(claim ?? 1)
        else expect([move, claim]).toEqual(['blind', expect.any(Number)])
      }
    }
  })

  test('is waited for by nobody, and nobody sees its dice', () => {
    const state: State = { ...begin(['Ann']), turn: 1 }
    expect(rules.waitsFor(state)).toEqual([])
    expect(rules.view(state, 'device')).toMatchObject({ isBot: true, dice: null })
  })

  test('cannot be hurried by anybody else’s move', () => {
    const state: State = { ...begin(['Ann']), turn: 1 }
    expect(refusal(state, { type: 'roll' })).toBe('It is Bot Otto’s turn.')
    const own: State = { ...begin(['Ann'], {}, 'own'), turn: 1 }
    expect(refusal(own, { type: 'bot' }, { by: 0 })).toBe('It is no bot’s turn.')
  })

  test('rolls for new lives on its last one', () => {
    const state: State = { ...begin(['Ann']), turn: 1, lives: [4, 1, 4] }
    expect(must(state, { type: 'bot' }).lifeReroll).toEqual([false, true, false])
  })

  test('acts after 1.8 seconds, sooner by a tap, and rests with the phone', () => {
    const claimed = play(begin(['Ann']), { type: 'roll' }, { type: 'say', rank: 5 })
    expect(rules.due(claimed)).toEqual({ atMs: 1800, move: { type: 'bot' } })
    expect(due(claimed).phase).not.toBe('roll')
    expect(rules.due(rules.pause(claimed))).toBeNull()
    expect(refusal(rules.pause(claimed), { type: 'bot' })).toBeNull()
  })

  test('with a phone each leaves the others four seconds to call the claim', () => {
    const own = begin(['Ann', 'Bo'], { against: 'bots' }, 'own')
    const rolled = must({ ...own, turn: 1 }, { type: 'roll' }, { by: 1 })
    const claimed = must(rolled, { type: 'say', rank: 5 }, { by: 1 })
    expect(claimed.turn).toBe(2)
    expect(rules.due(claimed)).toEqual({ atMs: 4000, move: { type: 'bot' } })
  })
})

/** One player who says what beats the claim, and lifts all. */
function practise(seed: number): State {
  const random = seeded(seed)
  let state = begin(['Ann'])
  for (let count = 0; count < 2000 && !rules.ended(state); count++) {
    state = must(state, nextMove(state), { random })
  }
  return state
}

function nextMove(state: State): Move {
  const view = rules.view(state, 'device')
  if (view.phase === 'shown' || view.phase === 'toast') return { type: 'next' }
  if (view.isBot) return { type: 'bot' }
  if (view.covered) return { type: 'open' }
  if (view.phase === 'declare') return { type: 'say', rank: Math.max(view.minRank, 10) }
  return { type: view.phase === 'roll' ? 'roll' : 'lift' }
}

test.each([1, 2, 3, 4, 5])('practice comes to an end, the same by the same seed: %i', (seed) => {
  const end = practise(seed)
  expect(rules.ended(end)).toBe(true)
  expect(end.lives.filter((count) => count > 0)).toHaveLength(1)
  expect(practise(seed)).toEqual(end)
})
