import { describe, expect, test } from 'vitest'
import { options as category } from '#games/category/rules-state.ts'
import { options as charades } from '#games/charades/rules-options.ts'
import { fewPlayers, manyPlayers } from '#games/country-island-city/rules-columns.ts'
import { options as country } from '#games/country-island-city/rules-options.ts'
import { options as drunkDice } from '#games/drunk-dice/rules-options.ts'
import { choice, type HouseRule, hintFor, houseRules, toggle } from '#games/house-rules.ts'
import { options as meyer } from '#games/meyer/rules-options.ts'
import { options as mix } from '#games/mix/rules-options.ts'
import { options as moreOrLess } from '#games/more-or-less/rules-options.ts'
import { options as mostLikelyTo } from '#games/most-likely-to/rules-options.ts'
import { options as neverHaveIEver } from '#games/never-have-i-ever/rules-options.ts'
import { crowdFrom } from '#games/truth-or-dare/card-task.ts'
import { options as truthOrDare } from '#games/truth-or-dare/rules-options.ts'
import { venueOptions as venue } from '#games/venue/venue-options.ts'
import { options as wordGuess } from '#games/word-guess/rules-options.ts'

const easyPace = 'Easy pace: *true On, false Off. Above eight sips in half an hour: water.'

/** Every house rule as a table reads it, each choice after its value; a star marks the usual one. */
const printed = [
  [
    'Category',
    category,
    [
      'The clock: *clock A clock each, bomb A hidden bomb. One you can see, or a bomb that does not tell.',
      'Time to answer: *5 5 seconds, 7 7 seconds, 10 10 seconds. Half a second less every lap, never under two.',
      'How long: 5 5 categories, *10 10 categories, 15 15 categories, 0 Until we stop. Categories before the end screen.',
      '(a phone each) Who is next: *auto By itself, left To the left, throw Thrown. By itself: left up to five players, then thrown to a name.',
      easyPace,
    ],
  ],
  [
    'Charades',
    charades,
    [
      'Sides: *2 Two teams, 3 Three teams, 0 Everyone alone. Teams are dealt by shuffle and changed by tapping a name. Alone means all act, one guesses.',
      'The clock: 30 30 seconds, *60 60 seconds, 90 90 seconds, 120 2 minutes. How long a turn lasts.',
      'How long: 1 1 turn each, *2 2 turns each, 3 3 turns each. Turns for everybody; teams get equally many.',
      'A pass costs a point: true On, *false Off. Off: pass as often as you like.',
      'The last one may be stolen: *true On, false Off. Five seconds for the other side.',
      easyPace,
    ],
  ],
  [
    'Country Island City',
    country,
    [
      'How we play: *written On paper, verbal Out loud. On paper everybody writes. Out loud the phone goes round, one column, a shrinking clock.',
      'How long: 3 3 letters, *5 5 letters, 8 8 letters. A letter is a round.',
      'Extra columns: 0 None, 1 One, *2 Two, 3 Three. Beside Country, Island and City, new ones every round.',
      'After “Færdig!” (done): 0 Pens down, *15 15 seconds, 30 30 seconds. What the others get once somebody is done.',
      '(a phone each) Time to write: 45 45 seconds, *75 75 seconds, 120 Two minutes. Seconds for all columns.',
      'Marking: *paper Tap, typed Type. Tap what is shared or out, or type the answers and let the phone compare.',
      'C Q W X Z: true On, *false Off. The letters that end friendships.',
      'Æ Ø Å: true On, *false Off. Three more, as letters of their own.',
      'Last place pays: *true On, false Off. One for every 20 points behind, three at most. Optional.',
      easyPace,
    ],
  ],
  [
    'Drunk dice',
    drunkDice,
    [
      'How long: 3 3 laps, *5 5 laps, 10 10 laps, 0 Until we stop. Laps round the table before the end screen.',
      'Three-Man: *true On, false Off. Somebody is Three-Man and takes one for every three. Off, 3-3 is a double like any other.',
      'Six-six makes a rule: *true On, false Off. It holds until the next 6-6. Off, 6-6 gives away six.',
      'Quick duel: *true On, false Off. Before the first throw, challenge somebody instead.',
      '(a phone each) Dodges: *true On, false Off. Call a throw right, and your next hit goes where you tap.',
      easyPace,
    ],
  ],
  [
    'Meyer',
    meyer,
    [
      'Who against: *us Each other, bots Two bots as well. Bots say what they roll, mostly. Alone, two of them sit down by themselves.',
      '(a phone each) How long: *14 14 minutes at most, 0 Until one is left. Everybody goes on with one life after eight minutes, whatever is chosen.',
      'Lives: 3 Three, *4 Four, 6 Six. What everybody starts with.',
      'Meyer costs two: *true On, false Off. Whoever is wrong about a Meyer loses two lives.',
      '3–2 is a toast: *true On, false Off. Show it: everybody breathes out, nobody loses.',
      'New lives: *true On, false Off. Once each, on three lives or fewer and after one is lost: roll a die for new ones.',
      'Thinking time: *0 No limit, 45 45 seconds, 90 90 seconds. When it is up: the truth where it goes, else blind; a claim is believed.',
      easyPace,
    ],
  ],
  [
    'Mix',
    mix,
    [
      'How long: 20 20 cards, *30 30 cards, 50 50 cards, 0 Until we stop. Cards before the end screen.',
      'It builds: *true On, false Off. The last third counts double, and its rules stay.',
      'Lasting rules: *true On, false Off. Some rules stay for a few cards; two at most.',
      'Never have I ever: *true On, false Off. Own up, a point each.',
      'Truth or dare: *true On, false Off. Tell it, do it, or take two.',
      'Most likely to: *true On, false Off. Three, two, one, point.',
      'Charades: *true On, false Off. One acts, a minute, not a sound.',
      'Category: *true On, false Off. Name one, and the clock shrinks.',
      'Country Island City: *true On, false Off. The same with a letter. Two games stay in.',
      easyPace,
    ],
  ],
  [
    'More or less',
    moreOrLess,
    [
      'How long: *10 10 points, 15 15 points. Points to play for, when both sides have had as many turns. Twenty cards end it anyhow.',
      'The clock: *20 20 seconds, 30 30 seconds, 0 No clock. How long a side may argue. No answer is a wrong one.',
      'Bets against: *true On, false Off. Before the number is shown, the other side may bet it is wrong.',
      'A fresh measure: *5 Every 5 cards, 10 Every 10 cards, 0 When it runs out. Metres, years, protons: when to change over.',
      easyPace,
    ],
  ],
  [
    'Most likely to',
    mostLikelyTo,
    [
      'Voting: *point All point at once, secret In secret. All point on three, or the phone goes round in secret.',
      'A vote for yourself: true On, *false Off. When voting in secret.',
      '(a phone each) Appeal: *true On, false Off. Once a game, the crowned may plead.',
      'How long: *20 20 prompts, 40 40 prompts, 0 Until we stop. Prompts before the end screen.',
      easyPace,
    ],
  ],
  [
    'Never have I ever',
    neverHaveIEver,
    [
      'How long: 20 20 prompts, *40 40 prompts, 60 60 prompts, 0 Until we stop. Prompts before the end screen. A player out of petals ends it sooner.',
      'Count petals: *true On, false Off. Everybody starts with ten. Tap who is guilty: a petal each.',
      'Nobody guilty: *true On, false Off. When nobody has, the reader loses a petal.',
      'Only one guilty: *true On, false Off. The only one who has tells the story.',
      '(a phone each) Call the count: *true On, false Off. Guess how many have, a point if right.',
      easyPace,
    ],
  ],
  [
    'Truth or dare',
    truthOrDare,
    [
      'How long: 3 3 turns each, *5 5 turns each, 10 10 turns each, 0 Until we stop. Turns for everybody at the table.',
      'Truths in a row: 1 One, *2 Two, 3 Three, 0 No limit. After that many by the same player, a dare.',
      '(a phone each) Others pick: *true On, false Off. Two tasks, and the others choose one.',
      easyPace,
    ],
  ],
  [
    'Word guess',
    wordGuess,
    [
      '(one phone) Who keeps the word: *player One of you, voice Voice host. A voice host listens, and needs the network and a microphone.',
      'Theme: *any Any, animals Animals, kitchen In the kitchen, house Round the house, outdoors Out of doors, places Places, jobs Jobs, going Things that go, play Sport and games, wear Things to wear, bar Behind the bar. Where the words come from.',
      'Say the theme: *true On, false Off. The askers know which shelf the word is from.',
      'How long: 0 Once round, 3 3 words, *5 5 words, 10 10 words. Once round: nobody keeps the word twice.',
    ],
  ],
  [
    'the bars',
    venue,
    [
      'How long: 15 15 cards, *25 25 cards, 40 40 cards. Cards before the end screen.',
      'Who reads: *round Everybody in turn, one One reader. The phone goes round, or stays with one of you.',
      'Penalties: 1 Just one, *3 Up to three. The most that a card costs.',
      'Where you are: *elsewhere Somewhere else, there At the bar. Cards about the bar, or their twins for any other table.',
      'Lasting rules: *true On, false Off. One at least every eight cards, two at most in force.',
      easyPace,
    ],
  ],
] as const

const held = { own: '(a phone each) ', passed: '(one phone) ' }

function print({ label, hint, choices, defaultValue: usual, seating }: HouseRule): string {
  const marked = choices.map((one) => `${one.value === usual ? '*' : ''}${one.value} ${one.label}`)
  return `${seating ? held[seating] : ''}${label}: ${marked.join(', ')}. ${hint}`
}

test.each(printed)('the house rules of %s', (_, { fields }, lines) => {
  expect(Object.values<HouseRule>(fields).map(print)).toEqual(lines)
})

describe('saved house rules', () => {
  const { read, defaults: usual } = houseRules({
    laps: choice('Laps', 'How many.', [[3, '3 laps'] as const, [5, '5 laps'] as const], 5),
    bets: toggle('Bets', 'For the other side.', true),
  })

  test.each([
    ['nothing', null, usual],
    ['what was chosen', { laps: 3, bets: false }, { laps: 3, bets: false }],
    ['a choice that is no longer there', { laps: 4, bets: false }, { laps: 5, bets: false }],
    ['rubbish', 'laps', { laps: 5, bets: true }],
  ])('are read: %s', (_, saved, options) => {
    expect(read(saved)).toEqual(options)
  })
})

test.each([
  ['Truth or dare', truthOrDare.fields.turns, 11, 'Turns for everybody at the table.'],
  [
    'Truth or dare',
    truthOrDare.fields.turns,
    12,
    'With twelve or more, one turn each. Turns for everybody at the table.',
  ],
  [
    'Country Island City',
    country.fields.extras,
    3,
    'With two or three, on paper, one at most. Beside Country, Island and City, new ones every round.',
  ],
  [
    'Country Island City',
    country.fields.extras,
    4,
    'Beside Country, Island and City, new ones every round.',
  ],
  [
    'Country Island City',
    country.fields.extras,
    20,
    'With twelve or more, on paper, one at most. Beside Country, Island and City, new ones every round.',
  ],
] as const)('a room says what holds for its size: %s with %#', (_, rule, players, hint) => {
  expect(hintFor(rule as HouseRule, players)).toBe(hint)
})

test('the sizes that house rules name are those of the rules', () => {
  expect(truthOrDare.fields.turns).toMatchObject({ bySize: [{ from: crowdFrom }] })
  expect(country.fields.extras).toMatchObject({
    bySize: [{ to: fewPlayers }, { from: manyPlayers }],
  })
})
