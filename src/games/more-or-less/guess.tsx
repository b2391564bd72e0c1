import { type Clock, isRunning } from '#domain/table/clock.ts'
import { Announce } from '#games/kit/live-region.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { RingClock } from '#games/kit/ring-clock.tsx'
import { useClock, useTicks } from '#games/kit/use-clock.ts'
import { useKeys } from '#games/kit/use-keys.ts'
import { Slab } from '#ui/slab.tsx'
import type { MoreOrLessProps } from './play-props.ts'
import { formatValue, wordsFor } from './rules-measures.ts'
import styles from './table-frame.module.css'
import { TableFrame } from './table-frame.tsx'
import { Figure, Riddle } from './thing.tsx'

/** More or less? The side argues, the clock runs, two slabs wait. */
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
        <Riddle label={b.label}>
          <Announce>
            {`${a.label}: ${formatValue(a.value, a.unit)} ${a.unit}. ${b.label}: more or less?`}
          </Announce>
          {clock ? (
            <Countdown clock={clock} onTimeout={() => send({ type: 'timeout' })} />
          ) : (
            <Figure unit={b.unit}>?</Figure>
          )}
        </Riddle>
      }
      dock={
        isResting ? (
          <NextSlab onPress={carryOn} note="nobody lost any time">
            Carry on
          </NextSlab>
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
      <Slab size="main" className={styles.answer} onPress={more} note={moreWord} keyHint="Up">
        More
      </Slab>
      <Slab
        ghost
        size="main"
        className={styles.answer}
        onPress={less}
        note={lessWord}
        keyHint="Down"
      >
        Less
      </Slab>
    </>
  )
}

function Countdown({ clock, onTimeout }: { clock: Clock; onTimeout: () => void }) {
  const face = useClock(clock, onTimeout)
  useTicks(face)
  return (
    <RingClock face={face} className={styles.ring} {...(face.running ? {} : { word: 'resting' })} />
  )
}
