import { Link } from 'react-router'
import { freePublishedPacks } from '#domain/packs/publish-quota.ts'
import { passCoins } from '#domain/profile/coins.ts'
import { games } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { numberInWords } from '#ui/number-in-words.ts'
import link from '#ui/text-link.module.css'
import { EyeList } from './eye-list.tsx'
import styles from './pricing.module.css'

const own = numberInWords(freePublishedPacks)

const free = [
  `All ${numberInWords(games.length)} games`,
  'Every pack of ours but the premium ones',
  `${own.charAt(0).toUpperCase()}${own.slice(1)} published packs of your own, drafts without end`,
  'Every printed sheet, for every game',
  `A premium pack for a day, for ${passCoins} dojo coins`,
]

/** Numbers come from the rules. */
export function FreePlan({ isBlack: isPremium }: { isBlack: boolean }) {
  return (
    <section className={styles.white} aria-labelledby="white-belt">
      <h2 id="white-belt">Free</h2>
      <p className={styles.lead}>And not going anywhere.</p>
      <EyeList items={free} />
      {!isPremium && (
        <div className={styles.slab}>
          <Button to="/" size="medium">
            Stay with free
          </Button>
        </div>
      )}
      <nav className={styles.links} aria-label="More about this">
        <Link to="/info/dojo-coins" className={link.textLink}>
          Dojo coins
        </Link>
        <a href="/info/contact" className={link.textLink}>
          Contact
        </a>
      </nav>
    </section>
  )
}
