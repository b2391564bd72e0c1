import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { game } from './game.ts'
import { LikelyScreen } from './likely-screen.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { LikelyCard } from './rules-state.ts'
import { cards, layOn, lists } from './rules-test-table.ts'

const { start } = playRules(rules, options.defaults, { lists })
const nothing = () => {}

/** The reckoning of so many fingers for each, as it is printed. */
function printed(votes: readonly number[]): string {
  const card: LikelyCard = { ...cards['most-likely-to'], phase: 'reveal', votes }
  const state = layOn(start(), card)
  return renderToStaticMarkup(
    <LikelyScreen
      {...{ game, card, sober: false, canUndo: false }}
      {...{ players: state.players, options: state.options, view: rules.view(state, null) }}
      {...{ send: nothing, undo: nothing, leave: nothing }}
    />,
  )
}

test.each([
  ['everybody has one', [1, 1, 1, 1], 'Most fingers', 'All of you'],
  ['two have the most', [2, 0, 2, 0], 'Most fingers', '\u2068Anna\u2069 and \u2068Cem\u2069'],
  ['nobody has any', [0, 0, 0, 0], 'Not one finger', 'Nobody, then'],
])('of fingers, %s', (_, votes, lead, words) => {
  expect(printed(votes)).toContain(`>${lead}</p>`)
  expect(printed(votes)).toContain(`>${words}</div>`)
})
