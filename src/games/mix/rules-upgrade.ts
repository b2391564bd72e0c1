import type { FilledPrompt } from '#domain/prompts/placeholders.ts'
import { finishCard, supplyCard, swapRandom } from './rules-draw.ts'
import { type MixedGame, options } from './rules-options.ts'
import { rulesOf, withCard } from './rules-played.ts'
import type { RuleCard, State } from './rules-state.ts'

type GameCardOf1 = {
  game: MixedGame
  prompt?: FilledPrompt
  letter?: string | null
  task?: { kind: 'truth' | 'dare'; prompt: FilledPrompt } | null
  teller?: number | null
}

/** Version 1 knew one phone, and cards of its own; its clock was the card's. */
type StateOf1 = Omit<State, 'card' | 'turn' | 'turns' | 'seating' | 'caught' | 'wakesAtMs'> & {
  seat: number
  card: GameCardOf1 | RuleCard
}

/** The card on the table starts again with its prompt; one that is paid for makes room. */
export function upgradeState(saved: unknown): State {
  const { seat, card, options: chosen, clock: _, ...rest } = saved as StateOf1 & { clock: unknown }
  const state: Omit<State, 'card'> = {
    ...rest,
    options: options.read(chosen),
    seating: 'passed',
    turn: seat,
    turns: rest.players.map(() => 0),
    caught: null,
    wakesAtMs: 0,
  }
  if (card.game === null) return { ...state, card }
  const context = { now: 0, away: [] }
  const blank: State = { ...state, card: { game: null, rule: noRule, isOver: true } }
  const random = swapRandom(blank)
  const { deal, rules } = rulesOf(card.game)
  const known = card.prompt ?? card.task?.prompt
  const dealer = { draw: () => known ?? noRule.prompt, drawLetter: () => card.letter ?? 'A' }
  const dealt = withCard(blank, card.game, deal(dealer, blank, { ...context, random }))
  if (card.teller !== undefined && card.teller !== null) return finishCard(dealt, context)
  if (!card.task || dealt.card.game !== 'truth-or-dare') return dealt
  const { kind } = card.task
  const choice = rules.move(dealt.card.card, { type: 'choose', kind }, dealt, {
    ...context,
    random,
    by: 'device',
  })
  const laid = supplyCard(withCard(dealt, card.game, choice), random, context)
  const { card: played } = laid
  if (played.game !== 'truth-or-dare' || !played.card.task) return dealt
  const task = { ...played.card.task, prompt: card.task.prompt }
  return withCard(laid, card.game, { ...played.card, task })
}

const noRule = { prompt: { raw: '', parts: [] }, left: 0 }
