import { useEffect } from 'react'
import { canLoad } from '#browser/device/can-load.ts'
import { usePreload } from '#browser/navigation/preloads/use-preload.ts'
import type { Evening, VenueView } from '#domain/venue/venue-rules.ts'
import type { Game } from '#games/define-game.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { saveEveningForReview } from './venue-review.ts'
import styles from './venue-review-link.module.css'

const review = '/games/squiffy-review'

/** Without a card, the game before is still the last one. */
export function VenueReviewLink({ game, view }: { game: Game; view: VenueView }) {
  return view.review && <EveningLink game={game} evening={view.review} />
}

function EveningLink({ game, evening }: { game: Game; evening: Evening }) {
  useEffect(() => saveEveningForReview(game.slug, evening), [game.slug, evening])
  usePreload(review)
  useEffect(() => {
    if (canLoad()) import('./kept-review.tsx').catch(() => {})
  }, [])
  return (
    <div className={styles.after}>
      <RowList>
        <LinkRow
          title="Review the evening"
          note="Best card, worst card, and a few awards"
          to={review}
        />
      </RowList>
    </div>
  )
}
