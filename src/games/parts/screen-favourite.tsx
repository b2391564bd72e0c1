import type { ReactNode } from 'react'
import type { AudienceHeard, AudienceKind } from '#domain/table/audience.ts'
import type { Player } from '#domain/table/players.ts'
import { audienceCount, audienceShares } from './audience-shares.ts'
import styles from './screen-audience.module.css'
import { revealPauseMs } from './stamping.ts'
import { useIsPast } from './table-clock.ts'

/** All others have their place on the stage. */
const inHeader: readonly AudienceKind[] = ['question', 'next-game']

type FavouriteProps = { players?: readonly Player[]; heard?: AudienceHeard | null | undefined }

/** In the header of a TV, in the place of the count: what most of the audience said. */
export function useFavourite({ players = [], heard }: FavouriteProps): ReactNode {
  const isShown = useIsPast((heard?.atMs ?? 0) + revealPauseMs)
  if (!heard || !isShown || !inHeader.includes(heard.kind)) return null
  const { taps, shares } = audienceShares(heard, players)
  const [first] = shares
  if (!first) return null
  return (
    <>
      <em>{`${first.share}%`}</em>
      <small className={styles.favourite}>
        <bdi>{first.label}</bdi>
        <span>{audienceCount(taps)}</span>
      </small>
    </>
  )
}
