import { Link } from 'react-router'
import { passCoins, passMs, referralCoins } from '#domain/profile/coins.ts'
import { findReward, offeredRewards } from '#domain/profile/rewards.ts'
import { findPackGame, gamePath } from '#games/registry.ts'
import { premiumPackNote } from '#games/shell/premium-pack-note.ts'
import { requestContext } from '#server/pages/request-context.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import link from '#ui/text-link.module.css'
import type { Route } from './+types/dojo-coins'
import { BeltLadder } from './belt-ladder.tsx'
import { CoinTotals } from './coin-totals.tsx'
import styles from './dojo-coins.module.css'
import { OwnCoins } from './own-coins.tsx'

const number = new Intl.NumberFormat('en-GB')
const passHours = passMs / (60 * 60 * 1000)

export async function loader({ context }: Route.LoaderArgs) {
  const requestDeps = context.get(requestContext)
  const [viewer, totals] = await Promise.all([
    requestDeps?.readViewer(),
    requestDeps?.readCoinTotals(),
  ])
  const offered = offeredRewards(viewer?.nowMs ?? Date.now())
  const claimed = viewer?.profile.claimed_rewards ?? []
  const left = offered.filter(({ id }) => !claimed.includes(id))
  return {
    totals: totals ?? null,
    packs: requestDeps?.packsForSale ?? [],
    rewards: offered.filter(({ id }) => !id.startsWith('calendar-')),
    own: viewer && {
      coins: viewer.profile.dojo_coins,
      rewardsLeft: left.length,
      worth: left.reduce((sum, { coins }) => sum + coins, 0),
    },
  }
}

export default function DojoCoins({ loaderData }: Route.ComponentProps) {
  const { totals, packs, rewards, own } = loaderData
  const sum = rewards.reduce((total, { coins }) => total + coins, 0)
  const doorCoins = findReward('calendar-2000-01')?.coins ?? 0
  return (
    <article className={styles.page}>
      <title>Dojo coins | Party Dojo</title>
      <meta
        name="description"
        content={`How dojo coins are earned and what they open: ${passCoins} coins are a day with a premium pack.`}
      />
      <header className={styles.head}>
        <h1>Dojo coins</h1>
        <p>
          The house says thank you in coins. Good deeds earn them, premium packs take them. They are
          never sold, never won by drinking, and they do not go off.
        </p>
      </header>
      <OwnCoins own={own ?? null} />
      {totals && <CoinTotals totals={totals} />}

      <div className={styles.columns}>
        <section className={styles.section} aria-labelledby="earn">
          <h2 id="earn">Earn</h2>
          <p>Each reward comes once: {number.format(sum)} coins in all. Friends have no end.</p>
          <ul className={styles.rows}>
            <EarnRow
              title="Bring a friend"
              detail="Each friend who joins through your link."
              coins={referralCoins}
            />
            {rewards.map(({ id, title, rule, coins }) => (
              <EarnRow key={id} title={title} detail={rule} coins={coins} />
            ))}
            <EarnRow
              title="A door of the calendar"
              detail="One a day, from 1 to 24 December, for accounts that are made by the end of that year. Once the year is over, a new account has no share in it."
              coins={doorCoins}
            />
          </ul>
        </section>

        <div>
          <section className={styles.section} aria-labelledby="spend">
            <h2 id="spend">Spend</h2>
            <p>
              {passCoins} coins open one premium pack for {passHours} hours. You say yes before
              anything is taken, and a balance never goes below nothing.
            </p>
            <div className={styles.strips}>
              <RowList label="Premium packs">
                {packs.map((pack) => {
                  const game = findPackGame(pack.game)
                  return (
                    game && (
                      <LinkRow
                        key={pack.itemId}
                        title={pack.name}
                        note={premiumPackNote(game, pack)}
                        end={passCoins}
                        to={own ? '/profile' : gamePath(game)}
                      />
                    )
                  )
                })}
              </RowList>
            </div>
            <p className={styles.after}>
              <Link to="/info/pricing" className={link.textLink}>
                Or every pack with Premium
              </Link>
            </p>
          </section>

          <section className={styles.section} aria-labelledby="belts">
            <h2 id="belts">Belts and stamps</h2>
            <p>
              Coins buy no belt. Belts come from stamps, and stamps from what you do: playing dry
              counts, drinking never does.
            </p>
            <BeltLadder />
            <p className={styles.after}>
              <Link to="/profile" className={link.textLink}>
                To your stamp card
              </Link>
            </p>
          </section>
        </div>
      </div>
    </article>
  )
}

function EarnRow({ title, detail, coins }: { title: string; detail: string; coins: number }) {
  return (
    <li className={styles.row}>
      <div>
        <h3>{title}</h3>
        <p>{detail}</p>
      </div>
      <strong>+{coins}</strong>
    </li>
  )
}
