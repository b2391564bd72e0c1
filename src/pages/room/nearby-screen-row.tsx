import { useEffect, useState } from 'react'
import { findNearbyScreens, type NearbyScreen } from '#browser/device/nearby-screens.ts'
import { Row, RowList } from '#ui/row.tsx'

/** Only where the browser knows of a TV that can show the room. */
export function NearbyScreenRow({ code }: { code: string }) {
  const [screen, setScreen] = useState<NearbyScreen | null>(null)
  useEffect(() => findNearbyScreens(new URL(`/tv/${code}`, location.href).href, setScreen), [code])
  if (!screen) return null
  return (
    <RowList>
      <Row
        title="Show on a TV nearby"
        note="Your browser asks which one"
        icon="icon-tv"
        onPress={screen.show}
      />
    </RowList>
  )
}
