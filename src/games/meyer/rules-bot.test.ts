import { describe, expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { isBotPlayer } from '#domain/table/players.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { seatPlayers } from '#tests/support/games/play-rules.ts'
import { rules } from './rules.ts'
import { botLifts, botSays } from './rules-bot.ts'
import { callOf, diceOf, ranks } from './rules-ranks.ts'
import { seatBots } from './rules-seats.ts'
import { type Options, options, type State } from './rules-state.ts'

function begin(names: readonly string[], change: Partial<Options> = {}, seed = 1): State {
  const chosen = { ...options.defaults, ...change }
  const players = seatBots({ players: seatPlayers(names), lists: [], options: chosen })
  return rules.start({ players, lists: [], options: chosen }, seeded(seed))
}

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
    const state: State = { ...begin(['Ann']), phase: 'declare', dice: [3, 2], holder: 1 }
    expect(botSays(state, seeded(1))).toEqual({ type: 'toast' })
  })

  test.each(ranks)('with rank %i never says less than it must', (own) => {
    for (const claim of [null, ...ranks]) {
      const at: State = { ...begin(['Ann'], { toast: false }), dice: diceOf(own), claim }
      const state: State = { ...at, phase: 'declare', holder: 1 }
      for (let seed = 0; seed < 8; seed++) {
        const said = botSays(state, seeded(seed))
        const move = said.type === 'say' ? said.rank : said.type
        if (typeof move === 'number') expect(move).toBeGreaterThanOrEqual(claim ?? 1)
        else expect([move, claim]).toEqual(['blind', expect.any(Number)])
      }
    }
  })

  test('needs no phone, and nobody sees its dice', () => {
    const state: State = { ...begin(['Ann']), holder: 1 }
    expect(rules.holder(state)).toBeNull()
    expect(rules.view(state, null)).toMatchObject({ isBot: true, dice: null })
  })

  test('cannot be hurried by anybody else’s move', () => {
    const state: State = { ...begin(['Ann']), holder: 1 }
    const context = { seat: 1, now: 0, random: seeded(1) }
    expect(rules.move(state, { type: 'roll' }, context)).toEqual({
      refused: 'It is Bot Otto’s turn.',
    })
  })

  test('rolls for new lives on its last one', () => {
    const state: State = { ...begin(['Ann']), holder: 1, lives: [6, 1, 6] }
    const moved = rules.move(state, { type: 'bot' }, { seat: null, now: 0, random: seeded(3) })
    expect(isRefusal(moved) ? null : moved.lifeReroll).toEqual([false, true, false])
  })
})

/** One player who always says what the dice say, and lifts what comes in a fifth of all throws. */
function practise(seed: number): State {
  const random = seeded(seed)
  let state = begin(['Ann'], {}, seed)
  for (let count = 0; count < 2000 && !rules.ended(state); count++) {
    const seat = rules.holder(state)
    const view = rules.view(state, seat)
    const type =
      seat === null
        ? view.isBot && (view.phase === 'roll' || view.phase === 'decide')
          ? 'bot'
          : 'next'
        : view.phase === 'roll'
          ? 'roll'
          : view.phase === 'decide'
            ? 'lift'
            : 'say'
    const move = type === 'say' ? { type, rank: Math.max(view.minRank, 10) } : ({ type } as const)
    const outcome = rules.move(state, move as Parameters<typeof rules.move>[1], {
      seat,
      now: 0,
      random,
    })
    if (isRefusal(outcome)) throw new Error(outcome.refused)
    state = outcome
  }
  return state
}

test.each([1, 2, 3, 4, 5])('practice comes to an end, the same by the same seed: %i', (seed) => {
  const end = practise(seed)
  expect(rules.ended(end)).toBe(true)
  expect(end.lives.filter((count) => count > 0)).toHaveLength(1)
  expect(practise(seed)).toEqual(end)
})
