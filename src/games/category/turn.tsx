import { nameOf } from '#domain/table/names.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import styles from '#games/parts/turn.module.css'
import { TurnClock } from '#games/parts/turn-clock.tsx'
import { Bomb } from './bomb.tsx'
import { NameOne } from './name-one.tsx'
import type { CategoryProps } from './play-props.ts'

export function Turn(play: CategoryProps) {
  const { view, players, sober, send } = play
  const { turn, answerer, clock, isTicking } = view
  // Beside the tools of Mix there is no room for it.
  const canSkip = useMixed() === null || view.answers === 0
  const goOn = () => send({ type: isTicking ? 'answer' : 'resume' })
  const after = nameOf(players, seatAfter(useSeatsHere(players), turn))
  return (
    <PlayFrame
      play={play}
      onNext={goOn}
      middle={
        <HeaderCount note="your turn">
          <span aria-live="polite">
            <PlayerName name={nameOf(players, turn)} />
          </span>
        </HeaderCount>
      }
      right={<HeaderCount note="said">{view.answers}</HeaderCount>}
      tools={
        <>
          {answerer !== null && (
            <>
              <Tool icon="icon-grip" onPress={() => send({ type: 'repeat' })}>
                Repeat
              </Tool>
              <Tool icon="icon-eyeon" onPress={() => send({ type: 'challenge' })}>
                Challenge
              </Tool>
            </>
          )}
          {canSkip && <SkipTool play={play} />}
        </>
      }
      dock={
        <NextButton
          className={styles.huge}
          onPress={goOn}
          note={isTicking ? `said it, over to ${after}` : 'nobody lost any time'}
        >
          {isTicking ? 'Next' : 'Carry on'}
        </NextButton>
      }
    >
      <div className={styles.turn}>
        <div className={styles.words}>
          <PromptCard
            lead={<NameOne letter={play.letter} />}
            prompt={view.prompt}
            players={players}
            sober={sober}
            onPress={goOn}
          />
        </div>
        {clock ? <TurnClock clock={clock} /> : <Bomb isTicking={isTicking} />}
      </div>
    </PlayFrame>
  )
}
