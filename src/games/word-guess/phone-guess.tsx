import { nameOf } from '#domain/table/names.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { PhoneStage, PhoneWords } from '#games/parts/phone-stage.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { LockDock, TextField, useGuess } from './guess-field.tsx'
import { LogList } from './log-list.tsx'
import { OwnLocks } from './own-locks.tsx'
import type { PhoneProps } from './phone-props.ts'

/** A player has it, or the questions are used up: one more guess each, all at once. */
export function PhoneGuess(play: PhoneProps) {
  const { view, players, viewer, send } = play
  const { phase, host, log, clock, locks, locksLeft } = view
  const guess = useGuess((text) => send({ type: 'lock', text }))
  const hasIt = locks.some(({ verdict }) => verdict === 'right')
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  const canLock = isPlaying && !hasIt && locksLeft > 0
  const lead = phase === 'has' ? 'Somebody has it' : 'No more questions'
  const words = hasIt ? 'You have it.' : canLock ? 'One more guess' : 'That was it.'
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note="keeps the word">{nameOf(players, host ?? 0)}</HeaderCount>}
      dock={canLock && <LockDock onLock={guess.send} note="your last one, in secret" />}
    >
      <PhoneStage clock={clock}>
        <PhoneWords
          lead={lead}
          rule={
            hasIt
              ? 'Keep a straight face. The others have until the time is up.'
              : canLock
                ? 'Look at their faces, then type it.'
                : 'The word comes when the time is up.'
          }
        >
          {words}
        </PhoneWords>
        <Announce>{`${lead}. ${words}`}</Announce>
        <OwnLocks locks={locks} />
        <LogList log={log} players={players} />
        {canLock && <TextField label="The word" text={guess.text} onText={guess.setText} />}
      </PhoneStage>
    </PlayFrame>
  )
}
