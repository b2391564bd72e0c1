import { useEffect, useEffectEvent, useRef } from 'react'
import { isDataSaverOn } from '#browser/device/is-data-saver-on.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import styles from './cover-sheet.module.css'

type MoreIconsProps = {
  isBusy: boolean
  /** How many there are so far: with every page the next one may come. */
  seen: number
  onMore: () => void
}

/** The end of a page: the next one comes as it is scrolled to, or by hand where data is saved. */
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
