import { useEffect, useEffectEvent } from 'react'
import { usePreload } from '#browser/navigation/preloads/use-preload.ts'
import { saveLastRound } from '#browser/table/last-round.ts'
import type { LastRound } from '#domain/table/last-round.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'

const page = '/misc/end-of-round'

/** On an end screen: saves the result and links to its page. */
export function RoundRow(ended: Omit<LastRound, 'atMs' | 'isRated'>) {
  const keep = useEffectEvent(() => saveLastRound(ended))
  useEffect(() => keep(), [])
  usePreload(page)
  return (
    <RowList>
      <LinkRow
        to={page}
        title="The round, told properly"
        note="Awards, a picture, and what to play next"
      />
    </RowList>
  )
}
