import { useMemo } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import type { AudienceKind } from '#domain/table/audience.ts'
import { drumMs, nameStepMs } from '#domain/table/moment.ts'
import { listNames } from '#domain/table/names.ts'
import { ScreenAudience } from '../parts/screen-audience.tsx'
import { ScreenPrompt } from '../parts/screen-frame.tsx'
import { type EndedCard, outcomeNote, outcomeTitle, rankAnswers, sidesOf } from './outcome-words.ts'
import { ScreenAnswers } from './screen-answers.tsx'
import { ScreenBand } from './screen-band.tsx'
import { ScreenSeal } from './screen-seal.tsx'
import { useSteps } from './use-steps.ts'
import cardStyles from './venue-screen.module.css'
import styles from './venue-screen-answers.module.css'
import type { CardScreen } from './venue-screen-props.ts'
import { leadOf } from './words-of-card.ts'

/** What the audience is asked of such a card. */
const askedKinds: Partial<Record<string, AudienceKind>> = {
  follow: 'encore',
  versus: 'versus',
  vote: 'slabs',
}
const namesMs = 700
const payersMs = 600

/** How the card ended. */
export function ScreenOutcome(screen: CardScreen) {
  const { card, cardPlay, heard } = screen
  const { outcome, answers } = cardPlay
  if (!outcome) return null
  const ended = { card, outcome, answers: answers ?? {} }
  const isTold = card.does === 'follow' || card.does === null
  const isShared = heard != null && heard.kind === askedKinds[card.does ?? '']
  return (
    <>
      {isTold ? <Told {...{ screen, ended }} /> : <Revealed {...{ screen, ended }} />}
      <ScreenBand
        screen={screen}
        status={{ words: 'Next', note: 'anybody taps it' }}
        isLow={isShared || (card.does !== 'follow' && card.does !== 'versus')}
      />
    </>
  )
}

type OutcomeProps = { screen: CardScreen; ended: EndedCard }

/** Everybody saw it: an encore is stamped. */
function Told({ screen: { players, heard }, ended }: OutcomeProps) {
  return (
    <div className={cardStyles.card}>
      <Title title={outcomeTitle(ended, players)} {...{ ended, players }} />
      {ended.outcome.isEncored && <ScreenSeal isFresh>Encore!</ScreenSeal>}
      <ScreenAudience shape="low" kind="encore" {...{ heard, players }} />
    </div>
  )
}

function Revealed({ screen: { players, heard }, ended }: OutcomeProps) {
  const { card, outcome, answers } = ended
  const ranked = card.does === 'number' || card.does === 'race' ? rankAnswers(ended) : []
  const count = ranked.length
  const timesMs = useMemo(() => revealTimes(count), [count])
  const step = useSteps(timesMs, (at) => at === 1 && playScreenCue('drum'))
  const asked = card.does && askedKinds[card.does]
  const isTold = step > 0
  const isOver = step === timesMs.length
  const pays = isOver ? outcome.pays : []
  return (
    <>
      <Claps />
      <Title
        title={isTold ? outcomeTitle(ended, players) : '…'}
        note={isOver ? outcomeNote(ended, players) : '\u00a0'}
        {...{ ended, players }}
      />
      {count > 0 && <ScreenAnswers {...{ players, ranked, pays }} shown={step - 1} />}
      {card.does === 'vote' && (
        <div className={styles.sides}>
          {card.choices?.map((choice, at) => {
            const seats = sidesOf(answers, at)
            return (
              <section
                key={choice}
                className={styles.side}
                data-pays={seats.some((seat) => pays.includes(seat))}
              >
                <h2>
                  {choice}
                  <b>{isTold ? seats.length : '…'}</b>
                </h2>
                <p>{step > 1 && listNames(players, seats)}</p>
              </section>
            )
          })}
        </div>
      )}
      {asked && (
        <ScreenAudience shape="low" isHidden={!isOver} kind={asked} {...{ heard, players }} />
      )}
    </>
  )
}

function revealTimes(count: number): number[] {
  const names = Array.from({ length: Math.max(1, count) }, (_, at) => namesMs + at * nameStepMs)
  return [drumMs, ...names, namesMs + count * nameStepMs + payersMs]
}

type TitleProps = Pick<OutcomeProps, 'ended'> & {
  title: string
  note?: string
  players: CardScreen['players']
}

const longestHugeWord = 11

/** Huge where it is alone, unless a word would not fit on a line. */
function Title({ title, note, ended, players }: TitleProps) {
  const longest = Math.max(...title.split(' ').map((word) => word.length))
  const hasAnswers = ended.card.does !== 'follow' && ended.card.does !== 'versus'
  const isHuge = longest <= longestHugeWord && !hasAnswers
  return (
    <ScreenPrompt
      lead={leadOf(ended.card, true)}
      rule={note ?? outcomeNote(ended, players)}
      {...(isHuge && { size: 'huge' })}
    >
      {title}
    </ScreenPrompt>
  )
}

const atOnce = [0]

function Claps() {
  useSteps(atOnce, () => playScreenCue('claps'))
  return null
}
