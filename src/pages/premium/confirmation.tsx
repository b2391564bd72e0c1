import { useEffect } from 'react'
import { Link } from 'react-router'
import { recheckPremium } from '#browser/premium/recheck-premium.ts'
import { useFormattedDay } from '#browser/storage/use-formatted-day.ts'
import type { OwnPremium } from '#contract/premium.ts'
import type { PackForSale } from '#contract/profile.ts'
import { findPackGame, gamePath } from '#games/registry.ts'
import { premiumPackNote } from '#games/shell/premium-pack-note.ts'
import { requestContext } from '#server/pages/request-context.ts'
import { Button } from '#ui/button.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import link from '#ui/text-link.module.css'
import type { Route } from './+types/confirmation'
import { NotPremiumYet } from './not-premium-yet.tsx'
import styles from './outcome-page.module.css'
import { OutcomePage } from './outcome-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const requestDeps = context.get(requestContext)
  const [offer, premium] = await Promise.all([requestDeps?.readOffer(), requestDeps?.readPremium()])
  return {
    testMode: offer?.testMode ?? false,
    premium: premium ?? null,
    packs: premium?.isPremium ? (requestDeps?.packsForSale ?? []) : [],
  }
}

/** Shows the account's state: the address proves nothing. */
export default function PremiumConfirmation({ loaderData }: Route.ComponentProps) {
  const { testMode, premium, packs } = loaderData
  if (!premium?.isPremium)
    return <NotPremiumYet isSignedIn={premium !== null} testMode={testMode} />
  return <PremiumActive premium={premium} packs={packs} testMode={testMode} />
}

type PremiumActiveProps = { premium: OwnPremium; packs: readonly PackForSale[]; testMode: boolean }

function PremiumActive({ premium, packs, testMode }: PremiumActiveProps) {
  const { paidThrough, isCanceled } = premium
  const day = useFormattedDay(paidThrough)
  // Updates the rest of this tab.
  useEffect(() => void recheckPremium(), [])
  return (
    <OutcomePage
      title="Premium is on"
      heading="Premium is on"
      lead="Tied on. You pay, everyone plays."
      belt
      testMode={testMode}
    >
      <p className={styles.afterBelt}>
        {day && `Premium until ${day}. `}
        {isCanceled ? 'It ends then.' : 'It renews by itself until you cancel, in two taps.'}
      </p>
      <div className={styles.dock}>
        <Button to="/" size="medium" icon="icon-door">
          To the games
        </Button>
      </div>
      <h2>Open from now on</h2>
      <RowList label="Open from now on">
        {packs.map((pack) => {
          const game = findPackGame(pack.game)
          return (
            game && (
              <LinkRow
                key={pack.itemId}
                title={pack.name}
                note={premiumPackNote(game, pack)}
                to={gamePath(game)}
              />
            )
          )
        })}
        <LinkRow title="Packs of your own" note="Publish as many as you like" to="/editor" />
      </RowList>
      <div className={styles.links}>
        <Link to="/profile#premium" className={link.textLink}>
          Your profile
        </Link>
        <Link to="/packs" className={link.textLink}>
          What others have written
        </Link>
        <a href="/QR/standard" className={link.textLink}>
          Put your table’s name on paper
        </a>
      </div>
    </OutcomePage>
  )
}
