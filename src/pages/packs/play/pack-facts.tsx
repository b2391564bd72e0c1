import { Link } from 'react-router'
import type { PackCard } from '#contract/packs.ts'
import { spiceByPlayer } from '#domain/packs/menu-pack.ts'
import { findPackGame } from '#games/registry.ts'
import { spiceNames } from '#games/shell/tag-words.ts'
import { factsOf, formatCounts } from '../pack-words.ts'
import styles from './pack-facts.module.css'

export function PackFacts({ card }: { card: PackCard }) {
  const game = card.game === null ? null : findPackGame(card.game)
  const spice = spiceNames[spiceByPlayer(card.explicit)]
  const facts = [...(game ? [game.title] : []), ...factsOf(card), spice, ...formatCounts(card)]
  return (
    <>
      <p className={styles.facts}>
        {card.explicit && <b className={styles.adult}>18+</b>}
        <span>
          {facts.map((fact, place) => (
            <span key={fact}>
              {place > 0 && ' · '}
              <span className={styles.fact}>{fact}</span>
            </span>
          ))}
        </span>
      </p>
      {card.tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {card.tags.map((tag) => (
            <li key={tag}>
              <Link to={`/packs?tag=${encodeURIComponent(tag)}`}>
                <bdi>#{tag}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
