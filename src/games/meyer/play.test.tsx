import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { playRules } from '#tests/support/games/play-rules.ts'
import { game } from './game.ts'
import { messages } from './messages.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { options } from './rules-options.ts'
import type { State } from './rules-state.ts'
import { rank, say, sixThree, table, throwing } from './rules-test-table.ts'

const { start, must, play } = playRules(rules, messages, options.defaults, table)
const nothing = () => {}

/** The dice are down before Ann. */
const rolled = (seconds: 0 | 45 = 0) =>
  must(start({ seconds }), { type: 'roll' }, { random: throwing(...sixThree) })

/** Ann was caught, and begins the next round, on the clock. */
const caught = () =>
  play(rolled(45), say(rank.sixes), { type: 'open' }, { type: 'lift' }, { type: 'next' })

/** The screen on the phone, as it is printed before anybody touches it. */
function printed(state: State): string {
  return renderToStaticMarkup(
    <Play
      {...{ game, sober: false, canUndo: false }}
      {...{ players: state.players, options: state.options }}
      view={rules.view(state, 'device')}
      viewer="device"
      {...{ send: nothing, undo: nothing, leave: nothing }}
    />,
  )
}

describe('the cover says whose turn it is, and nothing of the dice', () => {
  test.each<[string, State, string, string]>([
    ['that are down', rules.pause(rolled()), 'Ann', 'The dice are down. Only Ann looks.'],
    [
      'that somebody has said a number of',
      play(rolled(), say(rank.sixes)),
      'Bo',
      'Ann has said a number. Bo answers it.',
    ],
    ['that are still to be thrown', rules.pause(caught()), 'Ann', 'It is Ann’s roll.'],
  ])('%s', (_, state, name, rule) => {
    const screen = printed(state)
    expect(screen).toContain('Pass to')
    expect(screen).toContain(`\u2068${name}\u2069`)
    expect(screen).toContain(rule)
    expect(screen).not.toMatch(/6–3|6, 3|<circle/)
  })
})

test('opened, the dice stay under the cup until it is held', () => {
  const state = play(rules.pause(rolled()), { type: 'open' })
  expect(rules.view(state, 'device').dice).toEqual(sixThree)
  const screen = printed(state)
  expect(screen).toContain('Hold the cup to look.')
  expect(screen).toContain('The cup stands upside down on the plate')
  expect(screen).not.toMatch(/you rolled|Under the cup|On the plate|<circle/)
})
