import { LiveRegion } from '#games/parts/live-region.tsx'
import { PhoneCaught } from './phone-caught.tsx'
import { PhoneColumn } from './phone-column.tsx'
import { PhoneLetter } from './phone-letter.tsx'
import type { PhoneProps } from './phone-props.ts'
import { PhoneScores } from './phone-scores.tsx'
import { PhoneSpoken } from './phone-spoken.tsx'
import { PhoneVote } from './phone-vote.tsx'
import { PhoneWriting } from './phone-writing.tsx'
import type { CicProps } from './play-props.ts'
import { WatchersWait } from './watchers-wait.tsx'

/** On a player's own phone. */
export function PhonePlay(play: CicProps) {
  const { own } = play
  if (!own) return null
  return (
    <LiveRegion>
      <Phase {...play} own={own} />
    </LiveRegion>
  )
}

function Phase(play: PhoneProps) {
  const { phase, letter } = play.view
  switch (phase.name) {
    case 'letter':
      return <PhoneLetter {...play} />
    case 'filling':
      return <PhoneWriting key={letter} {...play} writing={phase.writing} />
    case 'column':
      return phase.judging.stage === 'show' ? (
        <WatchersWait key={phase.column} untilMs={play.own.hasScreen ? phase.judging.shownAtMs : 0}>
          <PhoneColumn {...play} column={phase} />
        </WatchersWait>
      ) : (
        <PhoneVote {...play} column={phase} />
      )
    case 'spoken':
      return <PhoneSpoken {...play} spoken={phase} />
    case 'scores':
      return <PhoneScores {...play} scores={phase} />
    case 'lost':
      return <PhoneCaught {...play} lost={phase} />
    default:
      return null
  }
}
