import { useEffect, useRef, useState } from 'react'
import { sharePicture } from '#browser/device/share.ts'
import type { Award } from '#domain/table/awards.ts'
import type { LastRound } from '#domain/table/last-round.ts'
import { Button } from '#ui/button.tsx'
import styles from './end-of-round.module.css'

type SharePictureProps = { round: LastRound; awards: readonly Award[] }

const loadPen = () => import('./draw-round.ts')
const failedMessage = 'The picture did not come out. Try again in a moment.'

export function SharePicture({ round, awards }: SharePictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSharing = useRef(false)
  const [said, setSaid] = useState<string | null>(null)

  // Loaded ahead; a failure shows when sharing.
  useEffect(() => {
    if (navigator.onLine) loadPen().catch(() => {})
  }, [])

  async function share(): Promise<void> {
    if (!place.current || isSharing.current) return
    isSharing.current = true
    setSaid('Drawing …')
    try {
      const { drawRound } = await loadPen()
      const cloth = getComputedStyle(place.current).getPropertyValue('--c').trim()
      const file = await drawRound(round, awards, cloth)
      setSaid(await sharePicture(file))
    } catch {
      setSaid(failedMessage)
    }
    isSharing.current = false
  }

  return (
    <div ref={place} className={styles.share}>
      <Button
        variant="quiet"
        size="medium"
        icon="icon-share"
        onPress={() => void share()}
        note="names and all"
      >
        Share as a picture
      </Button>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  )
}
