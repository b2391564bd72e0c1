import { LookUp } from '#games/parts/look-up.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { Scores } from '#games/parts/scores.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { ItemCard } from './item-card.tsx'
import { ownSide, type PhoneProps } from './phone-props.ts'
import { PhoneTable } from './phone-table.tsx'
import type { Item } from './rules-items.ts'
import styles from './say-dock.module.css'
import { ShownItemCard } from './shown-item-card.tsx'
import { sideSaid } from './side-says.ts'
import { TwoItems } from './two-items.tsx'
import { useDrumRoll } from './use-drum-roll.ts'

type PhoneRevealProps = PhoneProps & { shown: Item }

/** Both sides have spoken. Where a TV shows the number, phones wait until it has. */
export function PhoneReveal(play: PhoneRevealProps) {
  const { view, own, send } = play
  const { nextSide, wakesAtMs } = view
  const isAwake = useIsPast(wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  return (
    <PhoneTable
      play={play}
      does="decided"
      onNext={isAwake ? next : undefined}
      dock={
        <NextButton onPress={next} disabled={!isAwake} note="anybody can tap it">
          {nextSide === null ? 'The end' : 'Next'}
        </NextButton>
      }
    >
      {own.hasScreen && !isAwake ? (
        <LookUp>Both sides have spoken. Now the drum.</LookUp>
      ) : (
        <Shown {...play} isLate={isAwake} />
      )}
    </PhoneTable>
  )
}

/** @param isLate it was shown before, and does not count up again */
function Shown({ isLate, ...play }: PhoneRevealProps & { isLate: boolean }) {
  const { view, shown } = play
  const roll = useDrumRoll(shown.value, isLate)
  return (
    <>
      <TwoItems
        known={<ItemCard item={view.a} />}
        hidden={<ShownItemCard view={view} shown={shown} roll={roll} />}
      />
      {roll.isOver && <Price {...play} />}
      <Scores
        teams={view.teams}
        points={view.points.map((count, team) =>
          roll.isOver ? count : count - (view.gained[team] ?? 0),
        )}
        note={(team) => sideSaid(view, team)}
      />
    </>
  )
}

/** After the last card, of those behind, in the words of their own phone. */
function Price(play: PhoneProps) {
  const { view, own } = play
  const owed = view.owed[ownSide(play)] ?? 0
  if (view.nextSide !== null || owed === 0) return null
  return (
    <p className={styles.price}>
      <b>Your side is behind at the end.</b> {priceWords(own.price, owed)}
    </p>
  )
}
