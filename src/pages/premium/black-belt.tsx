import { hasBelt, isLeftOver } from '#browser/premium/belt-state.ts'
import { AlreadyOn } from './already-on.tsx'
import { BeltPicture } from './belt-picture.tsx'
import { EyeList } from './eye-list.tsx'
import { LeftOver } from './left-over.tsx'
import { NotForSale } from './not-for-sale.tsx'
import styles from './pricing.module.css'
import type { Pricing } from './pricing.tsx'
import { TieItOn } from './tie-it-on.tsx'

/** Decisions §5. */
const opened = [
  'Every premium pack, in every game',
  'Packs of your own without limit',
  'Your table’s own name on printed sheets',
  'No ads between rounds',
]

/** What premium opens, what it costs, and how to have it. */
export function BlackBelt({ pricing }: { pricing: Pricing }) {
  const { state, prices, usualId, premium } = pricing
  const list = <EyeList items={opened} />
  const isRunning = premium !== null && hasBelt(premium) && !isLeftOver(premium)
  return (
    <section className={styles.black} aria-labelledby="black-belt">
      <BeltPicture />
      <h2 id="black-belt">Premium</h2>
      {premium && isLeftOver(premium) && <LeftOver premium={premium} />}
      {isRunning ? (
        // A second one beside it would be paid twice.
        <AlreadyOn premium={premium}>{list}</AlreadyOn>
      ) : state === 'open' && usualId !== null ? (
        <TieItOn prices={prices} usualId={usualId} isSignedIn={premium !== null}>
          {list}
        </TieItOn>
      ) : (
        <NotForSale isUnreachable={state === 'unreachable'}>{list}</NotForSale>
      )}
    </section>
  )
}
