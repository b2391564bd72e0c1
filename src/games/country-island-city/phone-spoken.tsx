import { nameOf } from '#domain/table/names.ts'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { SeatChips } from '#games/parts/seat-chips.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import turnStyles from '#games/parts/turn.module.css'
import { TurnClock } from '#games/parts/turn-clock.tsx'
import { useLateWords } from '#games/parts/watching.ts'
import { PhoneDoubted } from './phone-doubted.tsx'
import type { SpokenProps } from './phone-props.ts'
import { ChallengeDock, StartDock, ThrowDock } from './spoken-docks.tsx'

/** Out loud: one letter, one column, and less time every lap. */
export function PhoneSpoken(play: SpokenProps) {
  const { spoken, view, players, sober, viewer, send } = play
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  const late = useLateWords('letter')
  if (spoken.challenge) return <PhoneDoubted {...play} challenge={spoken.challenge} />
  const { isStarted, seat, clock, answerer, answers } = spoken
  const isMine = seat === viewer
  const name = nameOf(players, seat)
  const task = `name one with ${view.letter}`
  return (
    <PlayFrame
      play={play}
      middle={
        isMine && isStarted ? (
          <HeaderCount note={`${answers} said`}>Your turn</HeaderCount>
        ) : undefined
      }
      right={
        isStarted ? (
          !isMine && <HeaderCount note="said">{answers}</HeaderCount>
        ) : (
          <HeaderSeconds clock={clock} />
        )
      }
      tools={isPlaying && view.canSkip && <SkipTool play={play} />}
      dock={
        !isPlaying ? null : !isStarted ? (
          isMine && <StartDock {...play} />
        ) : isMine ? (
          <ThrowDock {...play} />
        ) : (
          <ChallengeDock {...play} />
        )
      }
    >
      <div className={turnStyles.turn}>
        <div className={turnStyles.words}>
          <PromptCard
            lead={
              isMine
                ? `N${task.slice(1)}`
                : isStarted
                  ? `${name}, ${task}`
                  : `${name} starts with ${view.letter}`
            }
            prompt={view.columns[0] ?? { raw: '', parts: [] }}
            players={players}
            sober={sober}
            rule={!isPlaying ? late : ruleOf(play, answerer)}
          />
        </div>
        {isStarted && <TurnClock clock={clock} />}
      </div>
      {isPlaying && !isMine && spoken.canCall && (
        <SeatChips
          label="Who falls? A right call takes one of your slips."
          players={players}
          chosen={spoken.call === null ? [] : [spoken.call]}
          except={typeof viewer === 'number' ? viewer : null}
          onToggle={(called) => send({ type: 'call', seat: called })}
        />
      )}
    </PlayFrame>
  )
}

function ruleOf({ players, viewer, spoken }: SpokenProps, answerer: number | null): string {
  const { isStarted, seat, targets } = spoken
  if (!isStarted)
    return targets.length > 0 ? 'Then it may be thrown to anybody.' : 'Then it goes left.'
  if (seat === viewer && targets.length > 0) return 'Say one, and tap whose turn it is.'
  if (answerer === null) return 'The clock runs.'
  return answerer === viewer
    ? 'You said the last one.'
    : `${nameOf(players, answerer)} said the last one. Did it fit?`
}
