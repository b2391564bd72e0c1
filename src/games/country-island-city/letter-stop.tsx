import { useEffect, useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { Button } from '#ui/button.tsx'
import { ColumnTools } from './column-tools.tsx'
import styles from './letter-stop.module.css'
import type { CicProps } from './play-props.ts'

// WCAG 2.3.1 allows three flashes a second. A point can go light and dark once in two letters: just
// under three.
const letterMs = 170

/** The running alphabet is decoration: the letter is drawn by chance. */
export function LetterStop(play: CicProps) {
  const { view, players, send } = play
  const running = useRunningLetter(view.alphabet)
  const isSpoken = view.options.mode === 'verbal'
  const stop = () => send({ type: 'stop' })
  return (
    <PlayFrame
      play={play}
      onNext={stop}
      middle={<HeaderCount note="stops it">{nameOf(players, view.stopper)}</HeaderCount>}
      right={<RoundCount round={view.round} rounds={view.options.rounds} />}
      tools={<ColumnTools play={play} />}
      dock={
        <>
          <BackButton play={play} />
          <Button size="large" keyHint="Space" onPress={stop} note="tap anywhere, don’t think">
            Stop
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for the button below it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the button below it */}
      <div className={styles.stage} onClick={stop}>
        <p className={styles.letter} aria-hidden>
          {running}
        </p>
        <ScrollRegion label="Columns" className={styles.words}>
          <div aria-live="polite">
            <h2>{isSpoken ? 'One column, out loud' : 'A pen and paper each. Write these up'}</h2>
            <p>
              {view.columns.map((column, index) => (
                <span key={column.raw}>
                  {index > 0 && ' · '}
                  <bdi>{promptText(column, play)}</bdi>
                </span>
              ))}
            </p>
          </div>
        </ScrollRegion>
      </div>
    </PlayFrame>
  )
}

function useRunningLetter(alphabet: readonly string[]): string {
  const [step, setStep] = useState(0)
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setStep((before) => before + 1), letterMs)
    return () => clearInterval(timer)
  }, [isStill])
  return isStill ? '?' : (alphabet[step % alphabet.length] ?? '')
}
