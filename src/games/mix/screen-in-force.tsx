import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { MixedContext } from '#games/parts/mixed.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import styles from './mix-screen.module.css'
import { owedWords } from './owed-words.ts'
import { type CardView, isGameView } from './rules-state.ts'
import type { MixScreen } from './screen-props.ts'

/** Adds to the TV of each game the rules in force, and what the card costs. */
export function ScreenInForce({ screen, children }: { screen: MixScreen; children: ReactNode }) {
  const { view, players } = screen
  const { lasting, caught, card, isDouble } = view
  const rules = lasting.map(({ prompt, left }) => (
    <span key={prompt.raw} className={styles.inForce}>
      {promptText(prompt, { players, sober: true })} <small>{left}</small>
    </span>
  ))
  const strip =
    lasting.length > 0 || caught || isGameView(card) ? (
      <>
        {isDouble && <b>Counts double</b>}
        {rules}
        {caught && <Caught screen={screen} caught={caught} />}
        {isGameView(card) && <Owed screen={screen} card={card} />}
      </>
    ) : null
  return (
    <MixedContext value={{ payers: [], tools: null, strip, count: view.round, cards: view.cards }}>
      {children}
    </MixedContext>
  )
}

type CaughtProps = { screen: MixScreen; caught: NonNullable<MixScreen['view']['caught']> }

function Caught({ screen, caught }: CaughtProps) {
  const isOver = useIsPast(caught.untilMs)
  if (isOver) return null
  return <b>{`Did ${nameOf(screen.players, caught.seat)} forget a rule? Who saw it?`}</b>
}

/** After the TV's moment of the card's game. */
function Owed({ screen, card }: { screen: MixScreen; card: CardView }) {
  const isShown = useIsPast(card.view.wakesAtMs)
  const words = owedWords(screen.view.owed, screen.players)
  return isShown && words ? <b>{words}</b> : null
}
