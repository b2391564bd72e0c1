import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inGame, layOn, lists, prompt } from '#tests/support/games/mix-table.ts'
import { playRules } from '#tests/support/games/play-rules.ts'
import { game } from './game.ts'
import { messages } from './messages.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { type MixedGame, options } from './rules-options.ts'
import type { State } from './rules-state.ts'

const { start, play } = playRules(rules, messages, options.defaults, { lists })
const nothing = () => {}

/** What a phone that is passed round shows. */
function printed(state: State): string {
  return renderToStaticMarkup(
    <Play
      {...{ game, sober: false, canUndo: false, viewer: 'device' }}
      {...{ players: state.players, options: state.options, view: rules.view(state, 'device') }}
      {...{ send: nothing, undo: nothing, leave: nothing }}
    />,
  )
}

const lay = (game: MixedGame, change?: object) => layOn(start({ lasting: false }), game, change)

test.each<[string, State, string[]]>([
  [
    'Never have I ever',
    lay('never-have-i-ever'),
    ['Never have I ever…', 'a point for Bo', 'Guilty? A point each.'],
  ],
  ['the story of the only one', lay('never-have-i-ever', { phase: 'story', guilty: [2] }), ['Cem']],
  ['Truth or dare', lay('truth-or-dare'), ['Truth', 'Dare', 'or take two points', 'your card']],
  [
    'a dare',
    play(lay('truth-or-dare'), inGame('truth-or-dare', 'choose', { kind: 'dare' })),
    ['I dare you', 'Rather not? Two points', 'two points'],
  ],
  ['Most likely to', lay('most-likely-to'), ['Who is most likely to…', 'Count in']],
  [
    'fingers for all',
    lay('most-likely-to', { phase: 'reveal', votes: [1, 1, 1, 1], crowned: [0, 1, 2, 3] }),
    ['Everyone for themselves', 'All of you', 'next card'],
  ],
  [
    'fingers for nobody',
    lay('most-likely-to', { phase: 'reveal', votes: [0, 0, 0, 0] }),
    ['Not one finger', 'Nobody, then'],
  ],
  ['Charades', lay('charades'), ['for your eyes only', 'Hold to see']],
  ['an act', play(lay('charades'), inGame('charades', 'start')), ['No luck', 'Got it']],
  ['Category', lay('category'), ['Name one<', 'Pass it on.', 'five seconds to answer']],
  [
    'who broke a category',
    lay('category', { phase: 'settled', loser: 2, fault: 'timeout' }),
    ['Out of time:', 'a point for Cem', 'Somebody else? Tap their name.'],
  ],
  [
    'a letter',
    lay('country-island-city'),
    ['Name one with B', 'Pass it on.', 'B: ', 'five seconds to answer'],
  ],
  [
    'a letter after an answer',
    play(
      lay('country-island-city'),
      inGame('country-island-city', 'start'),
      inGame('country-island-city', 'answer'),
    ),
    ['That broke it', 'your turn'],
  ],
  [
    'who broke a letter',
    lay('country-island-city', { phase: 'settled', turns: null, payers: [3] }),
    ['Broke it:', 'Somebody else? Tap their name.'],
  ],
  [
    'a new rule',
    { ...start(), card: { game: null, rule: { prompt, left: 4 }, isOver: false } },
    ['For the next four cards:', 'Forget it, and it is a point.', 'So be it', 'everybody heard it'],
  ],
  [
    'a rule that is over',
    { ...start(), card: { game: null, rule: { prompt, left: 0 }, isOver: true } },
    ['No longer a rule:', 'You kept it beautifully.', 'At ease', 'forget it'],
  ],
])('%s', (_, state, words) => {
  const page = printed({ ...state, lasting: [{ prompt, left: 2 }] })
  for (const each of words) expect(page).toContain(each)
  expect(page).toContain('A rule is on')
})
