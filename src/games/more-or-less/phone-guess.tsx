import { AnswerIsIn } from '#games/parts/answer-is-in.tsx'
import { Countdown } from '#games/parts/countdown.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { useLateWords } from '#games/parts/watching.ts'
import { Figure, HiddenItemCard, ItemCard } from './item-card.tsx'
import { ownSide, type PhoneProps } from './phone-props.ts'
import { PhoneTable } from './phone-table.tsx'
import { formatValue } from './rules-measures.ts'
import styles from './say-dock.module.css'
import { SayDock } from './say-dock.tsx'
import { TwoItems } from './two-items.tsx'

/** Both sides answer at once, everybody on their own phone. */
export function PhoneGuess(play: PhoneProps) {
  const { view, players, own } = play
  const { a, b, side, clock, said } = view
  const late = useLateWords('card')
  const mine = ownSide(play)
  const isOurs = mine === side
  return (
    <PhoneTable play={play} does="decides" dock={mine >= 0 && <SayDock play={play} />}>
      <TwoItems
        known={<ItemCard item={a} lead="You know this" />}
        hidden={
          <HiddenItemCard label={b.label} lead="More or less than that?">
            <div className={styles.unknown}>
              <Figure unit={b.unit}>?</Figure>
              {clock && <Countdown clock={clock} className={styles.ring} />}
            </div>
            <Announce>
              {`${a.label}: ${formatValue(a.value, a.unit)} ${a.unit}. ${b.label}: more or less?`}
            </Announce>
          </HiddenItemCard>
        }
      />
      {said ? (
        <div className={styles.said}>
          <AnswerIsIn
            title={`You said “${said === 'more' ? 'More' : 'Less'}”`}
            note="Tap the other to change."
            players={players}
            own={own}
          />
        </div>
      ) : mine < 0 ? (
        <>
          <p className={styles.hint}>{late}</p>
          <WaitingList players={players} own={own} />
        </>
      ) : (
        <p className={styles.hint}>{hint(play, isOurs)}</p>
      )}
    </PhoneTable>
  )
}

function hint({ view, options }: PhoneProps, isOurs: boolean): string {
  if (isOurs) return 'Most of your side decides. No answer is a wrong one.'
  const name = view.teams[view.side]?.name ?? ''
  return options.bets && !view.isLast
    ? `Say otherwise than ${name} and you bet against them: a point, or minus one.`
    : `${name} plays for the point. You say it for the fame.`
}
