import type { ReactNode } from 'react'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import styles from './letter-stop.module.css'
import type { CicProps } from './play-props.ts'
import { useRunningLetter } from './use-running-letter.ts'

type LetterStageProps = {
  play: CicProps
  lead: ReactNode
  /** Missing where another player stops it. */
  onStop?: () => void
}

/** The running alphabet is decoration: the letter is drawn by chance. */
export function LetterStage({ play, lead, onStop }: LetterStageProps) {
  const { columns, alphabet } = play.view
  const running = useRunningLetter(alphabet)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for the button below it
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the button below it
    <div className={styles.stage} data-stops={onStop !== undefined} onClick={onStop}>
      <p className={styles.letter} aria-hidden>
        {running}
      </p>
      <ScrollRegion label="Columns" className={styles.words}>
        <div aria-live="polite">
          <h2>{lead}</h2>
          <p>
            {columns.map((column, index) => (
              <span key={column.raw}>
                {index > 0 && ' · '}
                <bdi>{promptText(column, play)}</bdi>
              </span>
            ))}
          </p>
        </div>
      </ScrollRegion>
    </div>
  )
}
