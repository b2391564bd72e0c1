import { isFromPack } from '#domain/packs/menu-pack.ts'
import type { MenuPack } from '#domain/packs/pack.ts'
import { Row, RowList } from '#ui/row.tsx'
import { LikeButton } from './like-button.tsx'

export type PackCreditsProps = {
  /** What the deck was dealt from. */
  source: string | null
  /** What this device has for the game. */
  packs: readonly MenuPack[]
}

/** On the end screen: who wrote the prompts, where players did, and a heart for each of their packs. */
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
