import { openBallot } from '#domain/table/ballot.ts'
import { fixedMs } from '#domain/table/more-time.ts'
import { messages } from '#games/country-island-city/messages.ts'
import { rules } from '#games/country-island-city/rules.ts'
import { options } from '#games/country-island-city/rules-options.ts'
import { playRules } from '../games/play-rules.ts'

const { start, must, due } = playRules(rules, messages, options.defaults, {
  seating: 'own',
  lists: [],
})
const opened = must(start(), { type: 'stop' }, { by: 0 })
const answers = ['ab', 'ac', 'ad'].map((ending) => `${opened.letters.at(-1)}${ending}`)
/** The audience is asked which answer it likes. */
export const likes = due(
  answers.reduce(
    (state, one, by) => must(state, { type: 'draft', answers: [one] }, { by }),
    opened,
  ),
)
/** A vote on another doubt each time: none comes back. */
export function doubt(doubted: number): typeof likes {
  const { phase } = likes
  if (phase.name !== 'column') throw new Error(phase.name)
  const ballot = openBallot<boolean>(fixedMs(8_000), 0)
  const vote = { stage: 'vote', queue: [`doubt ${doubted}`], ballot } as const
  return { ...likes, phase: { ...phase, judging: { ...phase.judging, ...vote } } }
}
