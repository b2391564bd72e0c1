import { countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { NameVotes } from '#games/parts/name-votes.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { gameProgress } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { useLateWords } from '#games/parts/watching.ts'
import styles from './category-ready.module.css'
import { NameOne } from './name-one.tsx'
import type { PhoneProps } from './phone-props.ts'

/** Before the start: whose turn it is reads, the others call who falls. */
export function PhoneReady(play: PhoneProps) {
  const { view, players, viewer } = play
  const { turn, callClock } = view
  const isMine = turn === viewer
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  return (
    <PlayFrame
      play={play}
      middle={
        isMine ? (
          <HeaderCount note="you start">Your turn</HeaderCount>
        ) : (
          <HeaderCount note="starts">{nameOf(players, turn)}</HeaderCount>
        )
      }
      right={callClock && <HeaderSeconds clock={callClock} />}
      tools={isPlaying && <SkipTool play={play} />}
      dock={isMine ? <StartButton {...play} /> : <CallDock {...play} />}
    >
      {view.mayCall ? (
        <div className={styles.ready}>
          <Question {...play} />
          <Calls {...play} />
        </div>
      ) : (
        <Question {...play} />
      )}
    </PlayFrame>
  )
}

function Question({ view, players, sober, viewer, letter }: PhoneProps) {
  const { prompt, round, rounds, turn, mayCall, mode } = view
  const isHere = useSeatsHere(players).some((seat) => seat === viewer)
  const late = useLateWords('category')
  return (
    <PromptCard
      lead={<NameOne letter={letter} />}
      prompt={prompt}
      players={players}
      sober={sober}
      progress={gameProgress(round, rounds)}
      rule={
        !isHere
          ? late
          : turn === viewer
            ? mode === 'bomb'
              ? 'Say one aloud and pass it on. Do not be the one holding it.'
              : 'Say one aloud and pass it on. The clock gets shorter every lap.'
            : mayCall && 'Who falls? A right call takes one off your count.'
      }
    />
  )
}

function StartButton({ view, send }: PhoneProps) {
  const { turnSeconds, wakesAtMs } = view
  const isAwake = useIsPast(wakesAtMs)
  const isBomb = turnSeconds === null
  const note = isBomb ? 'nobody knows how long' : `${countWord(turnSeconds)} seconds to answer`
  return (
    <NextButton
      disabled={!isAwake}
      onPress={() => isAwake && send({ type: 'start' })}
      note={isAwake ? note : 'the others call who falls'}
    >
      {isBomb ? 'Light it' : 'Start'}
    </NextButton>
  )
}

function Calls({ view, players, viewer, send }: PhoneProps) {
  return (
    <NameVotes
      label="Who falls?"
      players={players}
      seats={useSeatsHere(players).filter((seat) => seat !== viewer)}
      chosen={view.call}
      onChoose={(seat) => send({ type: 'call', seat })}
    />
  )
}

function CallDock({ view, players }: PhoneProps) {
  const { call, mayCall, turn } = view
  const title = call === null ? (mayCall ? 'Your call?' : 'Get ready') : 'Your call is in'
  return (
    <DockStatus
      title={title}
      isDone={call !== null}
    >{`Waiting for ${nameOf(players, turn)}.${call === null ? '' : ' Tap to change it.'}`}</DockStatus>
  )
}
