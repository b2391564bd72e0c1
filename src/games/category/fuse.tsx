import { use, useEffect, useState } from 'react'
import { TableClockContext } from '#games/parts/table-clock.ts'
import styles from './category-screen.module.css'
import type { View } from './rules-state.ts'

const slowestMs = 1000
const fastestMs = 360
/** Below this it is heard to be faster. */
const fastMs = 700
/** After this long it ticks as fast as it ever does. */
const fastAfterMs = 50_000

const spark =
  'M34 4L44 -32L20 -18L10 -78L-12 -24L-60 -48L-30 -8L-78 12L-28 22L-44 64L-8 34L12 78L20 30L66 44Z'

/** A bomb whose ticks follow the time that has gone, never the time that is left. */
export function Fuse({ fuse }: { fuse: View['fuse'] }) {
  const isTicking = useTicking(fuse)
  return (
    <svg className={styles.bomb} viewBox="0 0 720 680" aria-hidden data-beat={isTicking}>
      <path className={styles.cord} d="M452 150C470 96 520 70 572 88" />
      <path className={styles.cap} d="M388 122L492 162L470 224L362 184Z" />
      <circle className={styles.shell} cx="316" cy="408" r="254" />
      <circle className={styles.eye} cx="316" cy="408" r="128" />
      <path className={styles.shine} d="M118 330A214 214 0 0 1 220 216" />
      <g transform="translate(596 92)">
        <path className={styles.flame} d={spark} />
        <path className={styles.glow} d={spark} />
      </g>
    </svg>
  )
}

/** Turns over with each tick. */
function useTicking(fuse: View['fuse']): boolean {
  const { offsetMs, cue } = use(TableClockContext)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!fuse || fuse.runningSince === null) return
    const { burntMs, runningSince } = fuse
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const burnt = burntMs + Math.max(0, Date.now() + offsetMs - runningSince)
      cue(stepMs(burnt) < fastMs ? 'fuse-fast' : 'fuse')
      setOn((before) => !before)
      timer = setTimeout(tick, stepMs(burnt))
    }
    timer = setTimeout(tick, stepMs(burntMs))
    return () => clearTimeout(timer)
  }, [fuse, offsetMs, cue])
  return isOn
}

function stepMs(burntMs: number): number {
  return slowestMs - (slowestMs - fastestMs) * Math.min(1, burntMs / fastAfterMs)
}
