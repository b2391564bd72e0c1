import styles from './stored-list.module.css'

type StoredListProps = {
  label: string
  things: readonly { name: string; purpose: string; lasts: string }[]
  prefix?: string
}

export function StoredList({ label, things, prefix = '' }: StoredListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {things.map(({ name, purpose, lasts }) => (
        <li key={name}>
          <code>
            {prefix}
            {name}
          </code>
          <p>{purpose}</p>
          <p className={styles.lasts}>Stays: {lasts}.</p>
        </li>
      ))}
    </ul>
  )
}
