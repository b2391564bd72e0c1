import { useEffect, useEffectEvent } from 'react'
import { keepLastRound } from '#browser/last-round.ts'
import { usePreload } from '#browser/preloads/use-preload.ts'
import type { LastRound } from '#domain/table/last-round.ts'
import { LinkStrip } from '#ui/link-strip.tsx'
import { StripList } from '#ui/strip.tsx'

const page = '/misc/end-of-round'

/** On an end screen: keeps how the game ended, and leads to the page that tells it. */
export function RoundStrip(ended: Omit<LastRound, 'atMs' | 'isRated'>) {
  const keep = useEffectEvent(() => keepLastRound(ended))
  useEffect(() => keep(), [])
  usePreload(page)
  return (
    <StripList>
      <LinkStrip
        to={page}
        title="The round, told properly"
        note="Awards, a picture, and what to play next"
      />
    </StripList>
  )
}
