import { Caught } from './caught.tsx'
import { Grace } from './grace.tsx'
import { LetterStop } from './letter-stop.tsx'
import { MarkingSheet } from './marking-sheet.tsx'
import type { CicProps } from './play-props.ts'
import { ScoreTable } from './score-table.tsx'
import { SpokenTurn } from './spoken-turn.tsx'
import { Writing } from './writing.tsx'

export function Play(play: CicProps) {
  const { phase } = play.view
  switch (phase.name) {
    case 'letter':
      return <LetterStop {...play} />
    case 'writing':
      return <Writing {...play} />
    case 'grace':
      return <Grace {...play} grace={phase} />
    case 'marking':
      return <MarkingSheet {...play} marking={phase} />
    case 'scores':
      return <ScoreTable {...play} />
    case 'turn':
      return <SpokenTurn {...play} turn={phase} />
    case 'lost':
      return <Caught {...play} lost={phase} />
    default:
      return null
  }
}
