import { isFromPack } from '#domain/packs/menu-pack.ts'
import type { MenuPack } from '#domain/packs/pack.ts'
import { Row, RowList } from '#ui/row.tsx'
import { LikeButton } from './like-button.tsx'

export type PackCreditsProps = {
  /** The packs that the deck was dealt from. */
  source: string | null
  /** All packs of this game on this device. */
  packs: readonly MenuPack[]
}

/** On the end screen: authors of the custom packs played, each with a heart. */
export function PackCredits({ source, packs }: PackCreditsProps) {
  const byPlayers = packs.flatMap((pack) => {
    const byPlayer = 'byPlayer' in pack && isFromPack(source, pack.id) ? pack.byPlayer : undefined
    return byPlayer ? [{ name: pack.name, ...byPlayer }] : []
  })
  if (byPlayers.length === 0) return null
  return (
    <RowList label="Packs by players">
      {byPlayers.map(({ packId, name, author, isPublished }) => (
        <Row
          key={packId}
          title={<bdi>{name}</bdi>}
          note={
            <>
              written by <bdi>{author}</bdi>
            </>
          }
          end={isPublished && <LikeButton game={{ slug: packId }} name={name} />}
        />
      ))}
    </RowList>
  )
}
