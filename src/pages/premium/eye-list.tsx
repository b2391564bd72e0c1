import { Glyph } from '#ui/glyph.tsx'
import styles from './eye-list.module.css'

export function EyeList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Glyph id="icon-eyeon" />
          {item}
        </li>
      ))}
    </ul>
  )
}
