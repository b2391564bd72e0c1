import topBar from '#games/shell/top-bar.module.css'
import styles from '#games/venue/review.module.css'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'

/** Nothing to review; unknown until hydration (`isKnown`). */
export function NothingPlayed({ isKnown }: { isKnown: boolean }) {
  return (
    <div className="cloth-plain">
      <main tabIndex={-1} className={styles.page}>
        <TopBar>
          <TopBarItem to="/" label="Back to the games">
            <Glyph id="icon-door" className={topBar.icon} />
          </TopBarItem>
          <TopBarItem isMiddle>
            <Glyph id="crest-squiffy" className={topBar.crest} />
          </TopBarItem>
          <TopBarItem>{null}</TopBarItem>
        </TopBar>
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
    </div>
  )
}
