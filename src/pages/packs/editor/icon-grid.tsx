import { type KeyboardEvent, useRef, useState } from 'react'
import { coverLabel } from '#domain/packs/cover-icons.ts'
import { moveInGrid } from '#ui/move-in-grid.ts'
import { CoverIcon } from '../cover-icon.tsx'
import styles from './cover-sheet.module.css'

type IconGridProps = {
  icons: readonly string[]
  chosen: string | null
  isStale?: boolean
  onChoose: (icon: string) => void
}

/** One Tab stop; arrow keys move within. */
export function IconGrid({ icons, chosen, isStale, onChoose }: IconGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const stop = Math.min(at, icons.length - 1)

  function move(event: KeyboardEvent): void {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length
    const to = moveInGrid(event.key, stop, { columns, count: buttons.length })
    if (to === null) return
    event.preventDefault()
    setAt(to)
    buttons[to]?.focus()
  }

  return (
    <ul
      ref={list}
      className={`${styles.icons} ${isStale ? styles.stale : ''}`}
      aria-label="Pictures"
      aria-busy={isStale || undefined}
      onKeyDown={move}
    >
      {icons.map((icon, index) => (
        <li key={icon}>
          <button
            type="button"
            aria-label={coverLabel(icon)}
            aria-pressed={icon === chosen}
            tabIndex={index === stop ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={() => onChoose(icon)}
          >
            <CoverIcon icon={icon} />
          </button>
        </li>
      ))}
    </ul>
  )
}
