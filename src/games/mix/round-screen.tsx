import type { Clock } from '#domain/table/clock.ts'
import { isRunning } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, Tool } from '#games/parts/play-frame.tsx'
import { PlayerName } from '#games/parts/player-name.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { SeatChips } from '#games/parts/seat-chips.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import styles from '#games/parts/turn.module.css'
import { TurnClock } from '#games/parts/turn-clock.tsx'
import { MixFrame } from './mix-frame.tsx'
import type { CardProps } from './mix-props.ts'
import ownStyles from './round-screen.module.css'
import type { RoundCard } from './rules-state.ts'

type RoundProps = CardProps<RoundCard>

export function RoundScreen(props: RoundProps) {
  const { card, ...play } = props
  const { clock } = play.view
  if (card.phase === 'settled') return <Broken {...props} />
  if (card.phase === 'running' && clock) return <Running {...props} clock={clock} />
  const { players, sober, send } = play
  const start = () => send({ type: 'start' })
  return (
    <MixFrame
      play={play}
      onNext={start}
      middle={<HeaderCount note="starts">{nameOf(players, card.turn)}</HeaderCount>}
      tools={<SkipTool play={play} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={start} note="five seconds an answer">
            Start
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead={
          <>
            <NameOne letter={card.letter} />. <span className={ownStyles.whole}>Pass it on.</span>
          </>
        }
        prompt={withLetter(card)}
        players={players}
        sober={sober}
        onPress={start}
        rule="Read it out, then start the clock. It gets shorter every lap."
      />
    </MixFrame>
  )
}

function Running({ card, clock, ...play }: RoundProps & { clock: Clock }) {
  const { players, sober, send } = play
  const isTicking = isRunning(clock)
  const goOn = () => send({ type: isTicking ? 'answer' : 'resume' })
  const after = nameOf(players, seatAfter(useSeatsHere(players), card.turn))
  return (
    <MixFrame
      play={play}
      onNext={goOn}
      middle={
        <HeaderCount note="your turn">
          <span aria-live="polite">
            <PlayerName name={nameOf(players, card.turn)} />
          </span>
        </HeaderCount>
      }
      tools={
        <>
          {card.answers > 0 && (
            <Tool icon="icon-ban" onPress={() => send({ type: 'broke' })}>
              That broke it
            </Tool>
          )}
          {card.answers === 0 && <SkipTool play={play} />}
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
            lead={<NameOne letter={card.letter} />}
            prompt={withLetter(card)}
            players={players}
            sober={sober}
            onPress={goOn}
          />
        </div>
        <TurnClock clock={clock} onTimeout={() => send({ type: 'timeout' })} />
      </div>
    </MixFrame>
  )
}

/** The table says whose fault it was. */
function Broken({ card, ...play }: RoundProps) {
  const { players, sober, send } = play
  const { loser } = card
  if (loser === null) return null
  const next = () => send({ type: 'next' })
  return (
    <MixFrame
      play={play}
      onNext={next}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={next} note={`a point for ${nameOf(players, loser)}`}>
            Next
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead="Broke it:"
        prompt={{ raw: '', parts: [{ seat: loser }] }}
        players={players}
        sober={sober}
        onPress={next}
        rule={
          sober
            ? 'That is a point. Shake it off.'
            : 'That is a point. Sip if you like. Water counts.'
        }
      />
      <SeatChips
        label="Somebody else? Tap their name."
        players={players}
        chosen={[loser]}
        onToggle={(seat) => send({ type: 'blame', seat })}
      />
    </MixFrame>
  )
}

/** No line break: a single letter would be read as a word. */
function NameOne({ letter }: Pick<RoundCard, 'letter'>) {
  return <span className={ownStyles.whole}>{letter ? `Name one with ${letter}` : 'Name one'}</span>
}

function withLetter({ prompt, letter }: RoundCard): RoundCard['prompt'] {
  return letter ? { ...prompt, parts: [{ text: `${letter}: ` }, ...prompt.parts] } : prompt
}
