import { Link } from 'react-router'
import type { PackCard } from '#contract/packs.ts'
import { PackAuthor } from '../pack-author.tsx'
import { packFace } from '../pack-face.ts'
import { PackIcon } from '../pack-icon.tsx'
import { factsOf, formatCounts } from '../pack-words.ts'
import styles from './pack-row.module.css'

export function PackRow({ pack }: { pack: PackCard }) {
  const face = packFace(pack)
  const isNew = pack.likes + pack.plays === 0
  return (
    <li>
      <Link to={`/game/${pack.id}`} className={`${styles.strip} cloth-${face.cloth}`}>
        <span className={styles.cover}>
          <PackIcon face={face} className={styles.icon} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{pack.name}</bdi>
            {pack.explicit && <b className={styles.adult}>18+</b>}
          </span>
          <span className={styles.by}>
            <PackAuthor pack={pack} />
          </span>
          <span className={styles.facts}>
            {[...factsOf(pack), ...(isNew ? ['new'] : formatCounts(pack))].join(' · ')}
          </span>
        </span>
      </Link>
    </li>
  )
}
