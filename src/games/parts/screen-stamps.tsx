import { type ReactNode, useEffect, useRef } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { stamps } from '#domain/table/stamps.ts'
import styles from './screen-stamps.module.css'
import { useStamping } from './stamping.ts'
import { useIsPast } from './table-clock.ts'

/** On the middle cloth of a TV, in the place of the title: each stamp once, counted; a new one knocks. */
export function useScreenStamps(): ReactNode {
  const stamping = useStamping()
  const isAwake = useIsPast(stamping?.wakesAtMs ?? 0)
  const counts = (isAwake && stamping?.counts) || {}
  const shown = stamps.filter((stamp) => counts[stamp])
  const before = useRef(0)
  useEffect(() => {
    if (shown.length > before.current) playScreenCue('knock')
    before.current = shown.length
  }, [shown.length])
  if (shown.length === 0) return null
  return (
    <ul className={styles.stamps} aria-label="Stamps">
      {shown.map((stamp) => (
        <li key={stamp}>
          <span>{stamp}</span>
          <b key={counts[stamp]}>{counts[stamp]}</b>
        </li>
      ))}
    </ul>
  )
}
