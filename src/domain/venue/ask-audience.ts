import type { AudienceAsk } from '../table/audience.ts'
import type { VenueState } from './state.ts'

/** An encore, who won a duel, or the two sides of a vote. */
export function askAudience({ phase, card, play, round, swaps }: VenueState): AudienceAsk | null {
  if (phase !== 'card' || !card || !play) return null
  const place = `${round} ${swaps}`
  if (play.step === 'act' && card.does === 'follow') {
    return { id: `encore ${place}`, kind: 'encore', offers: ['enough', 'encore'] }
  }
  if (play.step !== 'answer') return null
  if (card.does === 'versus' && card.a !== null && card.b !== null) {
    const offers = [card.a, card.b].map(String)
    return { id: `versus ${place}`, kind: 'versus', offers }
  }
  if (card.does !== 'vote') return null
  const [one = '', other = ''] = card.choices ?? []
  return { id: `slabs ${place}`, kind: 'slabs', offers: ['0', '1'], texts: { 0: one, 1: other } }
}
