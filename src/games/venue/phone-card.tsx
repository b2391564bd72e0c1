import type { ReactNode } from 'react'
import { isSips } from '#domain/table/owed.ts'
import { PromptCard } from '../parts/prompt-card.tsx'
import { gameProgress } from '../parts/round-count.tsx'
import type { CardProps } from './phone-props.ts'
import { leadOf, wordsFor } from './words-of-card.ts'

/** The card's words, for this phone's price. */
export function PhoneCard({ phone, rule }: { phone: CardProps; rule?: ReactNode }) {
  const { view, players, own, card } = phone
  const isSober = !isSips(own.price)
  return (
    <PromptCard
      lead={leadOf(card, isSober)}
      prompt={wordsFor(own.price, card)}
      players={players}
      sober={isSober}
      progress={gameProgress(view.round, view.rounds)}
      rule={rule}
    />
  )
}
