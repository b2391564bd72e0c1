import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { applyUpdate, startUpdates, updateState } from '#browser/updates/updates.ts'
import { UpdateComing, UpdateOffer, UpdateRegion } from './update-offer.tsx'

/**
 * Offers the new version. During a game it is a small tag; dismissed, it returns with the next
 * page.
 */
export function UpdateNotice() {
  const { key } = useLocation()
  const [putAsideOn, setPutAsideOn] = useState<string | null>(null)
  const news = useLiveState(updateState, 'none')
  useEffect(startUpdates, [])
  return (
    <UpdateRegion>
      {news === 'offered' && putAsideOn !== key && (
        <UpdateOffer onTake={applyUpdate} onLater={() => setPutAsideOn(key)} />
      )}
      {news === 'coming' && <UpdateComing />}
    </UpdateRegion>
  )
}
