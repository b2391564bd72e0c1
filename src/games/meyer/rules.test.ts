import { describe, expect, test } from 'vitest'
import type { Viewer } from '#domain/table/seating.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { messages } from './messages.ts'
import { rules } from './rules.ts'
import { type Options, options } from './rules-options.ts'
import { asDice, type Dice } from './rules-ranks.ts'
import type { Move, State } from './rules-state.ts'
import { lowest, meyer, rank, say, sixes, sixThree, table, throwing } from './rules-test-table.ts'

const { start, must, play, refusal, recap } = playRules(
  rules,
  messages,
  { ...options.defaults, lives: 6 },
  table,
)
const roll: Move = { type: 'roll' }
const open: Move = { type: 'open' }
const believe: Move = { type: 'believe' }
const lift: Move = { type: 'lift' }
const concede: Move = { type: 'concede' }
const blind: Move = { type: 'blind' }
const toast: Move = { type: 'toast' }
const next: Move = { type: 'next' }

/** Rolls exactly these dice. */
const rolls = (state: State, dice: Dice) => must(state, roll, { random: throwing(...dice) })

/** Bo has the phone: Ann rolled these dice and said that. */
function claimed(dice: Dice, said: number, change: Partial<Options> = {}): State {
  return play(rolls(start(change), dice), say(said), open)
}

describe('1: a round starts', () => {
  test('the player in turn rolls, sees, and may announce any rank', () => {
    const state = rolls(start(), sixThree)
    expect(state).toMatchObject({ phase: 'declare', turn: 0, dice: [6, 3], claim: null })
    for (const said of [rank.lowest, rank.sixThree, rank.sixes, rank.meyer]) {
      expect(play(state, say(said))).toMatchObject({ phase: 'decide', claim: said, claimBy: 0 })
    }
  })

  test('then passes the cup to the left, covered', () => {
    const state = play(rolls(start(), sixThree), say(rank.sixThree))
    expect(state).toMatchObject({ turn: 1, covered: true })
    expect(refusal(state, lift)).toBe('First Bo opens it.')
    expect(play(state, open).covered).toBe(false)
  })

  test('the higher die comes first', () => {
    expect(asDice(3, 6)).toEqual([6, 3])
    expect(must(start(), roll, { random: throwing(3, 6) }).dice).toEqual([6, 3])
    // A draw from the uneven rest is thrown again, as with our other dice.
    expect(must(start(), roll, { random: throwing(0.5, 4, 6) }).dice).toEqual([6, 4])
  })
})

describe('2: believing', () => {
  const believed = rolls(play(claimed(lowest, rank.sixThree), believe), lowest)

  test.each<[string, number]>([
    ['the same', rank.sixThree],
    ['more', rank.sixThree + 1],
    ['far more', rank.meyer],
  ])('gives a throw, after which may be said, true or lied: %s', (_, said) => {
    expect(play(believed, say(said))).toMatchObject({ claim: said, claimBy: 1, turn: 2 })
  })

  test('never less than the claim on the table', () => {
    expect(refusal(believed, say(rank.sixThree - 1))).toBe(
      'That is under 6–3. Say as much, or more.',
    )
    for (const said of [0, 22, 1.5, Number.NaN]) {
      expect(refusal(believed, say(said))).toBe('There is no such call.')
    }
  })

  test('“the same or higher” throws again unseen and passes the claim on', () => {
    const state = must(believed, blind, { random: throwing(1, 2) })
    expect(state).toMatchObject({ dice: [2, 1], claim: rank.sixThree, claimBy: 1, blind: true })
    expect(state).toMatchObject({ phase: 'decide', turn: 2 })
    expect(rules.view(play(state, open), 'device').dice).toBeNull()
  })

  test('which is barred at the start of a round', () => {
    const state = rolls(start(), lowest)
    expect(refusal(state, blind)).toBe('There is no claim to pass on yet. Say a number.')
    expect(rules.view(state, 'device').canRollBlind).toBe(false)
    expect(rules.view(believed, 'device').canRollBlind).toBe(true)
  })
})

describe('3: lifting', () => {
  test.each<[string, Dice, number, number[]]>([
    ['dice as claimed: the lifter loses one', sixThree, rank.sixThree, [6, 5, 6]],
    ['dice above the claim: the lifter loses one', sixes, rank.sixThree, [6, 5, 6]],
    ['dice under the claim: the claimant loses one', lowest, rank.sixThree, [5, 6, 6]],
    ['a Little Meyer counts like any other', lowest, rank.littleMeyer, [5, 6, 6]],
    ['a Meyer under a lower claim costs one', meyer, rank.littleMeyer, [6, 5, 6]],
  ])('%s', (_, dice, said, lives) => {
    const state = play(claimed(dice, said), lift)
    expect(state).toMatchObject({ phase: 'shown', lives })
    expect(state.shown).toMatchObject({ by: 1, claimBy: 0, claim: said, dice })
  })

  test.each<[string, Dice, number[]]>([
    ['reached', sixes, [6, 6, 5]],
    ['missed', lowest, [6, 5, 6]],
  ])('a blind claim is judged the same: %s', (_, thrown, lives) => {
    const looked = rolls(play(claimed(sixThree, rank.sixThree), believe), lowest)
    const passed = must(looked, blind, { random: throwing(...thrown) })
    expect(play(passed, open, lift).lives).toEqual(lives)
  })
})

describe('4: a Meyer is claimed', () => {
  test.each<[string, Dice, Partial<Options>, Move, number[]]>([
    ['conceded unseen: one life', lowest, {}, concede, [6, 5, 6]],
    ['conceded unseen though it was true: one life', meyer, {}, concede, [6, 5, 6]],
    ['lifted and true: the lifter loses two', meyer, {}, lift, [6, 4, 6]],
    ['lifted and false: the claimant loses two', lowest, {}, lift, [4, 6, 6]],
    ['by house rule only one, true', meyer, { double: false }, lift, [6, 5, 6]],
    ['by house rule only one, false', lowest, { double: false }, lift, [5, 6, 6]],
  ])('%s', (_, dice, change, move, lives) => {
    expect(play(claimed(dice, rank.meyer, change), move).lives).toEqual(lives)
  })

  test('what is conceded stays unseen', () => {
    const state = play(claimed(lowest, rank.meyer), concede)
    expect(state.shown?.dice).toBeNull()
    expect(JSON.stringify(rules.view(state, 'device'))).not.toContain('[3,2]')
  })

  test('it cannot be believed and beaten', () => {
    expect(refusal(claimed(meyer, rank.meyer), believe)).toBe(
      'Nothing beats a Meyer. Lift it, or give it its due.',
    )
    expect(refusal(claimed(sixThree, rank.sixThree), concede)).toBe(
      'Only a Meyer is given its due.',
    )
  })
})

describe('5: 3–2 is a toast', () => {
  test('whoever looks at it may show it: nobody loses, the same player throws again', () => {
    const toasted = play(rolls(play(claimed(sixThree, rank.sixThree), believe), lowest), toast)
    expect(toasted).toMatchObject({ phase: 'toast', lives: [6, 6, 6] })
    expect(play(toasted, next)).toMatchObject({ phase: 'roll', turn: 1, claim: null, round: 2 })
  })

  test('at the start of a round too, and it may be announced as the lowest', () => {
    const state = rolls(start(), lowest)
    expect(play(state, toast).phase).toBe('toast')
    expect(play(state, say(rank.lowest)).claim).toBe(rank.lowest)
  })

  test.each<[string, Dice, Partial<Options>]>([
    ['any other dice', sixThree, {}],
    ['by house rule', lowest, { toast: false }],
  ])('is refused: %s', (_, dice, change) => {
    expect(refusal(rolls(start(change), dice), toast)).toBe('Only 3–2 is shown for a toast.')
  })

  test('that it may be shown does not say that it is 3–2', () => {
    expect(rules.view(rolls(start(), sixThree), 'device').canToast).toBe(true)
  })
})

describe('6: new lives', () => {
  const few = (lives: number) => ({ ...start(), lives: [lives, 6, 6] })
  const newLives: Move = { type: 'newLives' }
  const refused = 'New lives are rolled once, when few are left, before the dice.'

  test.each([
    [1, 6],
    [3, 1],
    [2, 4],
  ])('%i lives are replaced by a die: %i', (lives, thrown) => {
    const state = must(few(lives), newLives, { random: throwing(thrown) })
    expect(state.lives).toEqual([thrown, 6, 6])
    expect(state).toMatchObject({ phase: 'roll', newLives: { seat: 0, lives: thrown } })
  })

  test.each<[string, State]>([
    ['above three', few(4)],
    ['a second time', { ...must(few(1), newLives, { random: throwing(2) }) }],
    ['by house rule', { ...start({ reroll: false }), lives: [1, 6, 6] }],
  ])('refused: %s', (_, state) => {
    expect(refusal(state, newLives)).toBe(refused)
    expect(rules.view(state, 'device').canRollLives).toBe(false)
  })

  test('of three lives, not before one is lost', () => {
    expect(refusal(start({ lives: 3 }), newLives)).toBe(refused)
    expect(rules.view(start({ lives: 3 }), 'device').canRollLives).toBe(false)
    const hit = { ...start({ lives: 3 }), lives: [2, 3, 3] }
    expect(must(hit, newLives, { random: throwing(5) }).lives).toEqual([5, 3, 3])
  })

  test('are told to the next one, and are nobody’s news once that one rolls', () => {
    const fresh = must(few(1), newLives, { random: throwing(4) })
    const passed = play(rolls(fresh, sixThree), say(rank.sixThree), open)
    expect(passed.newLives).toEqual({ seat: 0, lives: 4 })
    expect(play(passed, believe).newLives).toBeNull()
  })

  test('and not once the dice are down', () => {
    expect(refusal(rolls(few(2), sixThree), newLives)).toBe('The dice are down. Say a number.')
  })
})

describe('7: out', () => {
  test.each<[string, number[], Dice, number, number, number]>([
    ['the loser starts the next round: the claimant', [6, 6, 6], lowest, rank.sixThree, 0, 3],
    ['the loser starts the next round: the lifter', [6, 6, 6], sixes, rank.sixThree, 1, 3],
    ['one who is out is followed on the left', [6, 1, 6], sixes, rank.sixThree, 2, 2],
    ['a Meyer takes two lives at once', [6, 2, 6], meyer, rank.meyer, 2, 2],
    ['and the last one where there is no second', [1, 6, 6], lowest, rank.meyer, 1, 2],
  ])('%s', (_, lives, dice, said, turn, living) => {
    const state = play({ ...claimed(dice, said), lives }, lift, next)
    expect(state).toMatchObject({ phase: 'roll', turn })
    expect(state.lives.filter((count) => count > 0)).toHaveLength(living)
    expect(Math.min(...state.lives)).toBeGreaterThanOrEqual(0)
  })

  test('those who are out are passed over', () => {
    const state = { ...rolls(start(), sixThree), lives: [6, 0, 6] }
    expect(play(state, say(rank.sixThree)).turn).toBe(2)
  })

  test('the last one alive wins, once the cup has been seen', () => {
    const last = play({ ...claimed(lowest, rank.sixThree), lives: [1, 4, 0] }, lift)
    expect(rules.ended(last)).toBe(false)
    expect(rules.view(last, 'device').isLast).toBe(true)
    const over = play(last, next)
    expect(rules.ended(over)).toBe(true)
    expect(recap(over)).toMatchObject({ headline: 'Bo is the last one in.', winners: [1] })
    expect(refusal(over, next)).toBe('The game is over.')
  })
})

describe('two players', () => {
  test('the cup goes to and fro', () => {
    const state = play(rolls(start({}, ['Ann', 'Bo']), sixThree), say(rank.sixThree), open, believe)
    expect(play(rolls(state, sixes), say(rank.sixes)).turn).toBe(0)
  })
})

describe('secrets', () => {
  const rolled = rolls(start(), sixThree)

  const viewers: Viewer[] = ['device', 'screen', 'audience', 0, 1, 2]

  test('only the phone that is opened shows the dice, and not once they are passed on', () => {
    const seen = viewers.map((viewer) => rules.view(rolled, viewer).dice)
    expect(seen).toEqual([sixThree, null, null, null, null, null])
    const passed = play(rolled, say(rank.sixes), open)
    expect(viewers.map((viewer) => rules.view(passed, viewer).dice)).toEqual(Array(6).fill(null))
  })

  test('after sleep or a reload they are covered until the turn opens them', () => {
    const rested = rules.pause(rolled)
    expect(rules.view(rested, 'device')).toMatchObject({ covered: true, dice: null })
    expect(rules.view(play(rested, open), 'device').dice).toEqual(sixThree)
  })
})

test.each<[string, State, Move, string]>([
  ['saying before rolling', start(), say(5), 'Roll first.'],
  ['rolling twice', rolls(start(), sixes), roll, 'The dice are down. Say a number.'],
  ['rolling instead of an answer', claimed(sixes, 5), roll, 'Believe it or lift it.'],
  ['moving on too early', start(), next, 'This round is not over.'],
  ['a bot’s move for a player', start(), { type: 'bot' }, 'It is no bot’s turn.'],
  [
    'lifting what is lifted',
    play(claimed(sixes, 5), lift),
    lift,
    'The cup is up. On to the next round.',
  ],
])('refused: %s', (_, state, move, sentence) => {
  expect(refusal(state, move)).toBe(sentence)
})

test('the evening says who caught bluffs and who got away with them', () => {
  const caught = play(claimed(lowest, rank.sixes), lift, next)
  const away = play(rolls(caught, lowest), say(rank.sixThree), open, believe)
  const { rows, headline } = recap(away)
  expect(headline).toBe('Bo and Cy lead with six lives.')
  expect(rows).toMatchObject([
    { seat: 1, score: '6', note: 'caught one, fooled nobody' },
    { seat: 2, score: '6', note: 'caught none, fooled nobody' },
    { seat: 0, score: '5', note: 'caught none, fooled one' },
  ])
})
