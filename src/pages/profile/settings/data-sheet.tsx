import { Sheet } from '#ui/sheet.tsx'
import { useOwner } from '../owner.ts'
import type { SettingProps } from './setting-props.ts'
import styles from './settings.module.css'

export function DataSheet({ open, onClose }: SettingProps) {
  const { viewer } = useOwner()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      isCompact
      title="Your data"
      lead="Everything the house holds on you, in one JSON file."
    >
      <a
        href={`/api/users/${viewer.userId}/export`}
        download="party-dojo.json"
        className={`${styles.small} ${styles.download}`}
      >
        Download my data
      </a>
    </Sheet>
  )
}
