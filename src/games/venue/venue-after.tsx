import { useEffect } from 'react'
import { usePreload } from '#browser/navigation/preloads/use-preload.ts'
import type { Game } from '#games/define-game.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import styles from './venue-after.module.css'
import { keepEvening } from './venue-review.ts'

const review = '/games/squiffy-review'

/** Under the rows of the end screen: on to the review. */
export function VenueAfter({ game }: { game: Game }) {
  useEffect(() => keepEvening(game.slug), [game.slug])
  usePreload(review)
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
