import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { Announce } from '../parts/live-region.tsx'
import { LookUp } from '../parts/look-up.tsx'
import { NextButton } from '../parts/next-button.tsx'
import { PlayerName } from '../parts/player-name.tsx'
import { priceWords } from '../parts/price-words.ts'
import { PromptCard } from '../parts/prompt-card.tsx'
import { gameProgress } from '../parts/round-count.tsx'
import { Said } from '../parts/said.tsx'
import { ScrollRegion } from '../parts/scroll-region.tsx'
import { useIsPast } from '../parts/table-clock.ts'
import { type EndedCard, outcomeNote, outcomeTitle, rankAnswers, sidesOf } from './outcome-words.ts'
import { AnswerList } from './phone-answers.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { CardProps } from './phone-props.ts'
import styles from './venue-phone.module.css'
import { leadOf, turnName } from './words-of-card.ts'

/** How the card ended. What all answered, the TV tells first. */
export function PhoneShown(props: CardProps) {
  const { card, cardPlay, players, own, viewer, send } = props
  const { outcome, answers, wakesAtMs } = cardPlay
  const isAwake = useIsPast(wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  const isHeldBack = own.hasScreen && !isAwake && card.does !== 'follow'
  return (
    <PhoneFrame
      phone={props}
      title={turnName(card, players, viewer)}
      {...(isAwake && { onNext: next })}
      dock={
        <NextButton onPress={next} disabled={!isAwake} note="anybody can tap it">
          Next
        </NextButton>
      }
    >
      {isHeldBack ? (
        <LookUp>Everybody is in. The TV tells.</LookUp>
      ) : (
        outcome && (
          <Outcome {...{ phone: props, ended: { card, outcome, answers: answers ?? {} } }} />
        )
      )}
    </PhoneFrame>
  )
}

function Outcome({ phone, ended }: { phone: CardProps; ended: EndedCard }) {
  const { players, viewer } = phone
  const { card, outcome } = ended
  const title = outcomeTitle(ended, players, (seat) => seat === viewer)
  const note = outcomeNote(ended, players)
  if (card.does === 'follow' || card.does === 'versus') {
    return <Alone {...{ phone, title, note, outcome }} />
  }
  return (
    <>
      <Said lead={leadOf(card, true)}>{title}</Said>
      <p className={styles.note}>{note}</p>
      <OwnPrice {...{ phone, outcome }} />
      {card.does === 'vote' ? (
        <Sides {...{ phone, ended }} />
      ) : (
        <AnswerList phone={phone} ranked={rankAnswers(ended)} pays={outcome.pays} />
      )}
      <Announce>{`${title} ${note}`}</Announce>
    </>
  )
}

type AloneProps = {
  phone: CardProps
  title: string
  note: string
  outcome: EndedCard['outcome']
}

/** Of one or two players: as large as a card. */
function Alone({ phone, title, note, outcome }: AloneProps) {
  const { card, players, view } = phone
  return (
    <>
      <PromptCard
        lead={leadOf(card, true)}
        prompt={{ raw: '', parts: [{ text: title }] }}
        players={players}
        sober
        progress={gameProgress(view.round, view.rounds)}
        rule={note}
      />
      <OwnPrice {...{ phone, outcome }} />
    </>
  )
}

/** In the words of the phone that pays. */
function OwnPrice({ phone, outcome }: Pick<AloneProps, 'phone' | 'outcome'>) {
  const { viewer, own } = phone
  const isPaying = outcome.pays.some((seat) => seat === viewer)
  if (!isPaying) return null
  return (
    <p className={styles.price}>
      <b>You pay.</b>
      {priceWords(own.price, outcome.amount) ?? 'A bow will do.'}
    </p>
  )
}

function Sides({ phone, ended }: { phone: CardProps; ended: EndedCard }) {
  const { players, viewer } = phone
  const { card, answers, outcome } = ended
  const say = (seat: Seat) =>
    seat === viewer ? 'You' : <PlayerName name={nameOf(players, seat)} />
  return (
    <ScrollRegion label="Votes" className={styles.answers}>
      {card.choices?.map((choice, at) => (
        <section key={choice} className={styles.side}>
          <h3>{choice}</h3>
          <ul>
            {sidesOf(answers, at).map((seat) => (
              <li key={players[seat]?.id} data-pays={outcome.pays.includes(seat)}>
                {say(seat)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ScrollRegion>
  )
}
