import { isRunning } from '#domain/table/clock.ts'
import { Countdown } from '#games/parts/countdown.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useKeys } from '#games/parts/use-keys.ts'
import { Button } from '#ui/button.tsx'
import { Figure, HiddenItemCard } from './item-card.tsx'
import type { MoreOrLessProps } from './play-props.ts'
import { formatValue, wordsFor } from './rules-measures.ts'
import styles from './table-frame.module.css'
import { TableFrame } from './table-frame.tsx'

export function Guess(play: MoreOrLessProps) {
  const { view, send } = play
  const { a, b, clock } = view
  const isResting = clock !== null && !isRunning(clock)
  const carryOn = () => send({ type: 'resume' })
  return (
    <TableFrame
      play={play}
      {...(isResting ? { onNext: carryOn } : {})}
      hidden={
        <HiddenItemCard label={b.label}>
          <Announce>
            {`${a.label}: ${formatValue(a.value, a.unit)} ${a.unit}. ${b.label}: more or less?`}
          </Announce>
          {clock ? (
            <Countdown clock={clock} className={styles.ring} />
          ) : (
            <Figure unit={b.unit}>?</Figure>
          )}
        </HiddenItemCard>
      }
      dock={
        isResting ? (
          <NextButton onPress={carryOn} note="nobody lost any time">
            Carry on
          </NextButton>
        ) : (
          <Answers play={play} />
        )
      }
    />
  )
}

function Answers({ play }: { play: MoreOrLessProps }) {
  const { view, send } = play
  const more = () => send({ type: 'more' })
  const less = () => send({ type: 'less' })
  useKeys({ ArrowUp: more, ArrowDown: less })
  const [moreWord, lessWord] = wordsFor(view.b.unit) ?? []
  return (
    <>
      <Button size="large" className={styles.answer} onPress={more} note={moreWord} keyHint="Up">
        More
      </Button>
      <Button
        variant="quiet"
        size="large"
        className={styles.answer}
        onPress={less}
        note={lessWord}
        keyHint="Down"
      >
        Less
      </Button>
    </>
  )
}
