import { EndTopBar } from '#games/shell/end-top-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import styles from './review.module.css'

/** Nothing to review; unknown until hydration (`isKnown`). */
export function NothingPlayed({ isKnown }: { isKnown: boolean }) {
  return (
    <main tabIndex={-1} className={styles.page}>
      <EndTopBar crest="squiffy" />
      <div className={styles.words}>
        <Daruma face="one-eye" className={styles.daruma} />
        <div>
          <h1>{isKnown ? 'Nothing to review yet' : 'Review the evening'}</h1>
          {isKnown && (
            <p className={styles.line}>
              Play a game of Squiffy on this phone first. Its cards and its awards wait here
              afterwards.
            </p>
          )}
        </div>
      </div>
      <div className={styles.rest} />
      <div className={styles.dock}>
        <Button size="large" icon="icon-fwd" to="/games/squiffy" note="it knows your name">
          To the door
        </Button>
      </div>
    </main>
  )
}
