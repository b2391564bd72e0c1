import type { PackCard } from '#contract/packs.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './pack-author.module.css'

/** Any maker may call themselves Party Dojo; only packs that came with the site have the mark. */
export function PackAuthor({ pack: { author, isStarter } }: { pack: PackCard }) {
  return (
    <>
      by <bdi>{author}</bdi>
      {isStarter && (
        <>
          <Glyph id="daruma-won" className={styles.mark} />
          <span className="seen-by-readers"> (part of this site)</span>
        </>
      )}
    </>
  )
}
