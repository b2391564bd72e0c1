import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { nameOf } from '#domain/table/names.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import { ScreenFrame } from '#games/parts/screen-frame.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { WritingView } from './rules-writing.ts'
import { ScreenBoard } from './screen-board.tsx'
import { ScreenCaught } from './screen-caught.tsx'
import { ScreenColumn } from './screen-column.tsx'
import { ScreenDone } from './screen-done.tsx'
import type { CicScreen } from './screen-props.ts'
import { ScreenSpoken } from './screen-spoken.tsx'
import { ScreenTotals } from './screen-totals.tsx'
import { ScreenVote } from './screen-vote.tsx'
import { useRunningLetter } from './use-running-letter.ts'

/** On the TV: what is written only in its column, and who doubted or voted never. */
export function ScreenView(screen: CicScreen) {
  const { phase, round, options, columns } = screen.view
  const count =
    phase.name === 'column'
      ? { count: phase.column + 1, note: `of ${columns.length} columns` }
      : { count: round, note: `of ${options.rounds} letters` }
  return (
    <ScreenFrame screen={screen} {...count}>
      <Phase {...screen} />
    </ScreenFrame>
  )
}

function Phase(screen: CicScreen) {
  const { phase, letter, round } = screen.view
  switch (phase.name) {
    case 'letter':
      return <Letter {...screen} />
    case 'filling':
      return <Writing key={letter} {...screen} writing={phase.writing} />
    case 'column':
      return phase.judging.stage === 'show' ? (
        <ScreenColumn key={phase.column} {...screen} column={phase} />
      ) : (
        <ScreenVote {...screen} column={phase} />
      )
    case 'spoken':
      return <ScreenSpoken {...screen} spoken={phase} />
    case 'scores':
      return <ScreenTotals key={round} {...screen} liked={phase.liked} />
    case 'lost':
      return <ScreenCaught key={round} {...screen} lost={phase} />
    default:
      return null
  }
}

function Letter(screen: CicScreen) {
  const { view, players } = screen
  const { columns, stopper, alphabet, phase } = view
  return (
    <ScreenBoard
      letter={useRunningLetter(alphabet)}
      isFlying
      columns={columns.map((column) => promptText(column, { players, sober: true }))}
      clock={phase.name === 'letter' ? phase.clock : null}
    >
      {`${nameOf(players, stopper)} stops it`}
    </ScreenBoard>
  )
}

function Writing({ writing, ...screen }: CicScreen & { writing: WritingView }) {
  const { view, players } = screen
  const { clock, caller, done } = writing
  const here = useSeatsHere(players)
  useEffect(() => playScreenCue('drum'), [])
  return (
    <>
      <ScreenBoard
        letter={view.letter ?? ''}
        columns={view.columns.map((column) => promptText(column, { players, sober: true }))}
        clock={clock}
      >
        {caller === null ? 'Write' : `${nameOf(players, caller)} is done`}
      </ScreenBoard>
      <ScreenDone players={players} seats={here} done={done} />
    </>
  )
}
