import { Link, useNavigate } from 'react-router'
import { isFirstPage } from '#browser/device/is-first-page.ts'
import { hasPremium } from '#browser/premium/premium-state.ts'
import { requestContext } from '#server/pages/request-context.ts'
import { Glyph } from '#ui/glyph.tsx'
import type { Route } from './+types/pricing'
import { FreePlan } from './free-plan.tsx'
import { PremiumPlan } from './premium-plan.tsx'
import { defaultPrice, type Pricing, shownPrices } from './prices.ts'
import styles from './pricing.module.css'
import { TestMode } from './test-mode.tsx'

const unread: Pricing = {
  state: 'unreachable',
  testMode: false,
  prices: [],
  defaultId: null,
  premium: null,
}

export async function loader({ context }: Route.LoaderArgs): Promise<Pricing> {
  const requestDeps = context.get(requestContext)
  const [offer, premium] = await Promise.all([requestDeps?.readOffer(), requestDeps?.readPremium()])
  if (!offer) return unread
  const { state, testMode, prices } = offer
  return {
    state,
    testMode,
    prices: shownPrices(prices),
    defaultId: defaultPrice(prices),
    premium: premium ?? null,
  }
}

/** Offline, the page says that prices cannot be read. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Pricing> {
  try {
    return await serverLoader()
  } catch (thrown) {
    if (thrown instanceof TypeError) return unread
    throw thrown
  }
}

/** What premium costs and opens, beside what is free. */
export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const { premium, testMode } = loaderData
  return (
    <main className={styles.page}>
      <title>Pricing: what Premium costs | Party Dojo</title>
      <meta
        name="description"
        content="Premium covers the whole table: premium packs, your own packs without limit, your name on printed sheets, and no ads."
      />
      <header className={styles.head}>
        <div className={styles.bar}>
          <WayBack />
          {testMode && <TestMode />}
        </div>
        <h1>Premium covers the whole table.</h1>
        <p>You pay, everyone plays. Nobody else needs an account.</p>
      </header>
      <div className={styles.belts}>
        <PremiumPlan pricing={loaderData} />
        <FreePlan isBlack={premium !== null && hasPremium(premium)} />
      </div>
    </main>
  )
}

/** Back within the site; else home. */
function WayBack() {
  const navigate = useNavigate()
  return (
    <Link
      to="/"
      className={styles.back}
      aria-label="Back"
      onClick={(event) => {
        if (isFirstPage()) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      <Glyph id="icon-back" />
    </Link>
  )
}
