import { useState } from 'react'
import { iconStyles, inStyle, styleOf } from '#domain/icons/icon-name.ts'
import { coverIcons } from '#domain/packs/cover-icons.ts'
import { toSearchWords } from '#domain/packs/search-terms.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { ClearButton } from '#ui/clear-button.tsx'
import { Field } from '#ui/field.tsx'
import styles from './cover-sheet.module.css'
import { IconGrid } from './icon-grid.tsx'
import { MoreIcons } from './more-icons.tsx'
import { useIconSearch } from './use-icon-search.ts'

const favourites = coverIcons.map(({ icon }) => icon)
const ideas = ['beer', 'heart', 'dare', 'ghost', 'music', 'cat']

type CoverPickerProps = { chosen: string | null; onChoose: (icon: string) => void }

/** Favourites work offline; the search covers all icons. The chosen icon is always first. */
export function CoverPicker({ chosen, onChoose }: CoverPickerProps) {
  const [typed, setTyped] = useState('')
  const [style, setStyle] = useState(chosen === null ? 'fill' : styleOf(chosen))
  const q = typed.trim()
  const hasWords = toSearchWords(q).length > 0
  const search = useIconSearch(hasWords ? q : null)
  const { found, isReady, isBusy, problem, loadMore: more, retry: again } = search
  // A single letter starts a word; a single symbol cannot be searched for.
  const isNothing = hasWords ? isReady && found?.total === 0 : /[^\p{L}\p{N}]/u.test(q)
  const isLost = problem !== null && !isReady
  const shown = isNothing || isLost || found === null ? favourites : found.icons
  const styled = shown.map((icon) => inStyle(icon, style))
  const icons = chosen === null ? styled : [chosen, ...styled.filter((icon) => icon !== chosen)]

  return (
    <div className={styles.picker}>
      <search className={styles.search}>
        <Field
          label="Search all pictures"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Beer, heart, ghost"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={60}
          dir="auto"
          problem={problem}
          end={typed !== '' && <ClearButton onClear={() => setTyped('')} />}
        />
      </search>
      <fieldset className={styles.chips}>
        <legend className="seen-by-readers">How it is drawn</legend>
        {iconStyles.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            className={`${styles.chip} cloth-mustard`}
            aria-pressed={id === style}
            onClick={() => setStyle(id)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className="seen-by-readers" role="status">
        {isNothing && resultText(0)}
        {isReady && !isBusy && found !== null && found.total > 0 && resultText(found.total)}
      </p>
      {problem !== null && (
        <div className={styles.dock}>
          <BusyButton busy={isBusy} onPress={isReady ? more : again}>
            Try again
          </BusyButton>
        </div>
      )}
      {isNothing && <Nothing asked={q} onTry={setTyped} />}
      <IconGrid
        icons={icons}
        chosen={chosen}
        isStale={!isReady && !isLost && found !== null}
        onChoose={onChoose}
      />
      {isReady && problem === null && found?.nextCursor != null && (
        <MoreIcons isBusy={isBusy} seen={found.icons.length} onMore={more} />
      )}
    </div>
  )
}

function resultText(total: number): string {
  if (total === 0) return 'No picture found.'
  return total === 1 ? '1 picture.' : `${total} pictures.`
}

function Nothing({ asked, onTry }: { asked: string; onTry: (word: string) => void }) {
  return (
    <div className={styles.nothing}>
      <p>
        No picture for “<bdi>{asked}</bdi>”. Try a plain English word, or take a favourite:
      </p>
      <ul className={styles.chips}>
        {ideas.map((word) => (
          <li key={word}>
            <button type="button" className={styles.chip} onClick={() => onTry(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
