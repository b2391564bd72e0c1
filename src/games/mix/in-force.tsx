import { type ReactNode, use, useState } from 'react'
import { capitalised, countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { MixedContext } from '#games/parts/mixed.ts'
import { Tool } from '#games/parts/play-frame.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { LastingSheet } from './lasting-sheet.tsx'
import styles from './mix-phone.module.css'
import type { MixProps } from './mix-props.ts'
import { owedWords } from './owed-words.ts'
import { type CardView, isGameView } from './rules-state.ts'

/** Adds the rules in force, and what the card costs, to the screens of its game. */
export function InForce({ play, children }: { play: MixProps; children: ReactNode }) {
  const { lasting, owed, caught, card, round, cards, isDouble } = play.view
  const [isOpen, setOpen] = useState(false)
  const count = lasting.length
  const tools = (
    <>
      {isDouble && <p className={styles.note}>Counts double</p>}
      {count > 0 && (
        <Tool icon="icon-eyeon" onPress={() => setOpen(true)}>
          {count === 1 ? 'A rule is on' : `${capitalised(countWord(count))} rules on`}
        </Tool>
      )}
      {play.own && caught && <Caught play={play} caught={caught} />}
      {play.own && isGameView(card) && <Owed play={play} card={card} />}
    </>
  )
  const payers = owed.flatMap((cost, seat) => (cost > 0 ? [seat] : []))
  return (
    <MixedContext value={{ payers, tools, count: round, cards }}>
      {children}
      <LastingSheet play={play} open={isOpen} onClose={() => setOpen(false)} />
    </MixedContext>
  )
}

type CaughtProps = { play: MixProps; caught: NonNullable<MixProps['view']['caught']> }

/** One says that a player forgot a rule: a second makes it a point. */
function Caught({ play, caught }: CaughtProps) {
  const { players, viewer, send } = play
  const { seat, untilMs, isMine } = caught
  const isOver = useIsPast(untilMs)
  if (isOver || typeof viewer !== 'number') return null
  const name = nameOf(players, seat)
  if (isMine) return <p className={styles.note}>{`Who else saw ${name} forget?`}</p>
  return (
    <Tool icon="icon-eyeon" onPress={() => send({ type: 'slip', seat })}>
      {viewer === seat ? 'Guilty: I forgot' : `${name} forgot: I saw it`}
    </Tool>
  )
}

/** Once the card is shown. */
function Owed({ play, card }: { play: MixProps; card: CardView }) {
  const isShown = useIsPast(card.view.wakesAtMs)
  const words = owedWords(play.view.owed, play.players)
  return isShown && words ? <p className={styles.note}>{words}</p> : null
}

type ToolProps = { tool: ReactNode; children: ReactNode }

/** Adds a tool to those of the card's screen. */
export function WithTool({ tool, children }: ToolProps) {
  const mixed = use(MixedContext)
  const tools = (
    <>
      {mixed?.tools}
      {tool}
    </>
  )
  if (!mixed) return children
  return <MixedContext value={{ ...mixed, tools }}>{children}</MixedContext>
}
