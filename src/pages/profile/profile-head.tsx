import { achievements } from '#domain/profile/achievements.ts'
import { beltOf } from '#domain/profile/belts.ts'
import { Belt } from '#ui/belt.tsx'
import { DarumaFigure } from '#ui/daruma-figure.tsx'
import { beltLines, nextBeltText } from './belt-words.ts'
import { useOwner } from './owner.ts'
import styles from './profile-head.module.css'

export function ProfileHead({ onSettings }: { onSettings: () => void }) {
  const { username, achievements: earned } = useOwner().profile
  const count = achievements.filter(({ name }) => earned.includes(name)).length
  const stand = beltOf(count)
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <DarumaFigure eyes={stand.next === null ? 2 : 1} />
        <button type="button" className={styles.settings} onClick={onSettings}>
          Settings
        </button>
        <h1 className={`${styles.name} ${sizeFor([...username].length)}`}>{username}</h1>
        <p className={styles.line}>
          {beltLines(stand).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
      </div>
      <Belt colour={stand.belt.colour} stripes={stand.stripes} />
      <p className={styles.next}>
        <strong>{nextBeltText(stand)}</strong>
        <span>
          {count} of {achievements.length} stamped
        </span>
      </p>
    </header>
  )
}

/** Longer names are smaller. */
function sizeFor(length: number): string {
  if (length <= 6) return ''
  if (length <= 9) return styles.longer ?? ''
  return (length <= 13 ? styles.long : styles.longest) ?? ''
}
