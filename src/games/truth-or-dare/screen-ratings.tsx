import { type AudienceHeard, countTaps, shareOf } from '#domain/table/audience.ts'
import { audienceCount } from '#games/parts/audience-shares.ts'
import { ShareBar } from '#games/parts/screen-audience.tsx'
import { RatingBars } from './rating-bars.tsx'
import { shownRatings } from './task-words.ts'
import styles from './truth-screen.module.css'

type ScreenRatingsProps = {
  votes: readonly [label: string, count: number][]
  verdict: string
  heard: AudienceHeard | null | undefined
}

/** On a TV: the audience's bars stand beside the players'. */
export function ScreenRatings({ votes, verdict, heard }: ScreenRatingsProps) {
  const taps = heard?.kind === 'rating' ? heard.taps : null
  return (
    <div className={styles.bars} data-shared={taps !== null}>
      <RatingBars
        votes={votes}
        verdict={verdict}
        beside={
          taps && ((row) => <RatingShare share={shareOf(taps, shownRatings[row] ?? 'nothing')} />)
        }
      />
      {taps && (
        <p className={styles.legend}>
          <ShareBar share={1} />
          {`${audienceCount(countTaps(taps))}, by share`}
        </p>
      )}
    </div>
  )
}

function RatingShare({ share }: { share: number }) {
  return (
    <span className={styles.share}>
      <ShareBar share={share / 100} />
      <small>{`${share}%`}</small>
    </span>
  )
}
