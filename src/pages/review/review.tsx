import { useIsHydrated, useSaved } from '#browser/storage/use-saved.ts'
import { findGame } from '#games/registry.ts'
import { lastEvening } from '#games/venue/venue-review.ts'
import { EveningReview } from './evening-review.tsx'
import { NothingPlayed } from './nothing-played.tsx'

export default function Review() {
  const isHydrated = useIsHydrated()
  const evening = useSaved(lastEvening, null)
  const game = evening && findGame(evening.game)
  return (
    <div className={`cloth-${game ? game.cloth : 'plain'}`}>
      <title>Review the evening | Party Dojo</title>
      <meta
        name="description"
        content="How the last game of Squiffy went: a thumb, the best and the worst card, and a few awards."
      />
      {evening && game ? (
        <EveningReview key={evening.id} evening={evening} game={game} />
      ) : (
        <NothingPlayed isKnown={isHydrated} />
      )}
    </div>
  )
}
