import type { ReactNode } from 'react'
import { useSaved } from '#browser/storage/use-saved.ts'
import type { Game } from '#games/define-game.ts'
import { EveningReview } from './evening-review.tsx'
import { lastEvening } from './venue-review.ts'

type KeptReviewProps = {
  findGame: (slug: string) => Game | null
  /** Where what is saved cannot be read. */
  otherwise: ReactNode
}

export function KeptReview({ findGame, otherwise }: KeptReviewProps) {
  const evening = useSaved(lastEvening, null)
  const game = evening && findGame(evening.game)
  if (!evening || !game) return otherwise
  return (
    <div className={`cloth-${game.cloth}`}>
      <EveningReview key={evening.id} evening={evening} game={game} />
    </div>
  )
}
