import { coverIcons } from '#domain/packs/cover-icons.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Slab } from '#ui/slab.tsx'
import { CoverIcon } from '../cover-icon.tsx'
import styles from './cover-sheet.module.css'

type CoverSheetProps = {
  open: boolean
  icon: string | null
  onClose: () => void
  onChoose: (icon: string | null) => void
}

/** The pictures that a cover can have. */
export function CoverSheet({ open, icon, onClose, onChoose }: CoverSheetProps) {
  function choose(chosen: string | null): void {
    onChoose(chosen)
    onClose()
  }

  return (
    <Sheet
      open={open}
      title="Pick a picture"
      onClose={onClose}
      foot={
        icon !== null && (
          <Slab ghost onPress={() => choose(null)}>
            No picture
          </Slab>
        )
      }
    >
      <ul className={styles.icons}>
        {coverIcons.map((cover) => (
          <li key={cover.icon}>
            <button
              type="button"
              aria-label={cover.label}
              aria-pressed={cover.icon === icon}
              onClick={() => choose(cover.icon)}
            >
              <CoverIcon icon={cover.icon} />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
