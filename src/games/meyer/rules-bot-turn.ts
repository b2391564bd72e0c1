import type { TableContext } from '#domain/table/game-rules.ts'
import { isRefusal, type Refusal, refuse } from '#domain/table/refusal.ts'
import type { Code } from './messages.ts'
import { botLifts, botSays } from './rules-bot.ts'
import { isBot, type State } from './rules-state.ts'
import { act, canRollLives, rollLives } from './rules-turn.ts'

/** A bot's whole turn, up to something the others can see. */
export function moveBot(state: State, context: TableContext): State | Refusal<Code> {
  const { phase, turn, claim, lives } = state
  if (phase === 'shown' || phase === 'toast' || !isBot(state, turn)) return refuse('no-bot')
  if (phase === 'decide') {
    const isLifted = claim !== null && botLifts(claim)
    const decided = act(state, { type: isLifted ? 'lift' : 'believe' }, context)
    return isLifted || isRefusal(decided) ? decided : moveBot(decided, context)
  }
  const isDesperate = canRollLives(state) && lives[turn] === 1
  const afterReroll = isDesperate ? rollLives(state, context.random) : state
  if (isRefusal(afterReroll)) return afterReroll
  const rolled = act(afterReroll, { type: 'roll' }, context)
  return isRefusal(rolled) ? rolled : act(rolled, botSays(rolled, context.random), context)
}
