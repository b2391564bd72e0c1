import type { Draft } from '#domain/builder/draft.ts'
import { gameOf } from '#domain/packs/tags.ts'
import { findPackGame } from '#games/registry.ts'
import { packFace } from '../pack-face.ts'
import { PackIcon } from '../pack-icon.tsx'
import { withCount } from '../pack-words.ts'
import styles from './cover-head.module.css'

export function CoverHead({ draft: { metadata, prompts } }: { draft: Draft }) {
  const face = packFace(metadata)
  const game = findPackGame(gameOf(metadata.tags) ?? '')
  const facts = [
    game?.title ?? 'Anything goes',
    withCount(prompts.length, 'prompt'),
    metadata.explicit && '18+',
    metadata.alcohol && 'drinks',
  ].filter(Boolean)
  return (
    <div className={`${styles.cover} cloth-${face.cloth}`}>
      <PackIcon face={face} className={styles.icon ?? ''} />
      <div className={styles.words}>
        <h2>
          <bdi>{metadata.name}</bdi>
        </h2>
        <p>
          by <bdi>{metadata.author}</bdi>
        </p>
      </div>
      <p className={styles.about}>
        <bdi>{metadata.description}</bdi>
      </p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </div>
  )
}
