import { useEffect, useEffectEvent, useRef } from 'react'
import { isDataSaverOn } from '#browser/device/is-data-saver-on.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import styles from './cover-sheet.module.css'

type MoreIconsProps = {
  isBusy: boolean
  seen: number
  onMore: () => void
}

/** Loads the next page on scroll, or by a button with data saver. */
export function MoreIcons({ isBusy, seen, onMore }: MoreIconsProps) {
  const end = useRef<HTMLDivElement>(null)
  const come = useEffectEvent(() => {
    if (!isBusy) onMore()
  })
  useEffect(() => {
    if (seen === 0 || end.current === null || isDataSaverOn()) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && come())
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [seen])
  return (
    <div ref={end} className={styles.dock}>
      <BusyButton busy={isBusy} onPress={onMore}>
        More
      </BusyButton>
    </div>
  )
}
