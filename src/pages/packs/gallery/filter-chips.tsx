import type { ReactNode } from 'react'
import { packGames } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './gallery.module.css'
import type { GalleryFilter } from './gallery-query.ts'

type FilterChipsProps = {
  filter: GalleryFilter
  onChange: (change: Partial<GalleryFilter>) => void
}

/** Sorting and filters. */
export function FilterChips({ filter: wish, onChange }: FilterChipsProps) {
  const { sort, game, tag, explicit, alcohol } = wish
  return (
    <fieldset className={styles.chips}>
      <legend className="seen-by-readers">Order and filters</legend>
      {tag !== null && (
        <Chip isOn onPress={() => onChange({ tag: null })}>
          <bdi>#{tag}</bdi>
          <Glyph id="icon-x" />
        </Chip>
      )}
      <Chip isOn={sort === 'popular'} onPress={() => onChange({ sort: 'popular' })}>
        Popular
      </Chip>
      <Chip isOn={sort === 'new'} onPress={() => onChange({ sort: 'new' })}>
        New
      </Chip>
      <Chip isOn={!explicit} onPress={() => onChange({ explicit: !explicit })}>
        No 18+
      </Chip>
      <Chip isOn={!alcohol} onPress={() => onChange({ alcohol: !alcohol })}>
        No drinks
      </Chip>
      {packGames.map(({ slug, title, cloth, crest }) => (
        <Chip
          key={slug}
          cloth={cloth}
          isOn={game === slug}
          onPress={() => onChange({ game: game === slug ? null : slug })}
        >
          <Glyph id={`crest-${crest}`} />
          {title}
        </Chip>
      ))}
    </fieldset>
  )
}

type ChipProps = { isOn: boolean; cloth?: string; onPress: () => void; children: ReactNode }

function Chip({ isOn, cloth = 'mustard', onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={`${styles.chip} cloth-${cloth}`}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
