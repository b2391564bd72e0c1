import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { leaders } from '#domain/table/standings.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import countIn from '#games/parts/count-in.module.css'
import { CountInStage } from '#games/parts/count-in-stage.tsx'
import { crownedNames } from '#games/parts/crowned-names.ts'
import { FingerRows } from '#games/parts/finger-rows.tsx'
import { FingerNumbers, FingerTally, fingersNote } from '#games/parts/finger-tally.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { Split } from '#games/parts/split.tsx'
import { Button } from '#ui/button.tsx'
import { MixFrame } from './mix-frame.tsx'
import type { CardProps } from './mix-props.ts'
import type { LikelyCard } from './rules-state.ts'

type LikelyProps = CardProps<LikelyCard>

export function LikelyScreen(props: LikelyProps) {
  switch (props.card.phase) {
    case 'ready':
      return <Ready {...props} />
    case 'count':
      return <Counting {...props} />
    case 'tally':
      return <Tally {...props} />
    case 'reveal':
      return <Reveal {...props} />
  }
}

function Prompt({ card, onPress, ...play }: LikelyProps & { onPress?: () => void }) {
  const { view, players, sober } = play
  return (
    <PromptCard
      lead="Who is most likely to…"
      prompt={card.prompt}
      players={players}
      sober={sober}
      {...(onPress && {
        onPress,
        rule: `${nameOf(players, view.seat)} reads. All point on three.`,
      })}
    />
  )
}

function Ready(props: LikelyProps) {
  const { card: _, ...play } = props
  const start = () => play.send({ type: 'start' })
  return (
    <MixFrame
      play={play}
      onNext={start}
      tools={<SkipTool play={play} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={start} note="three, two, one, point">
            Count in
          </NextButton>
        </>
      }
    >
      <Prompt {...props} onPress={start} />
    </MixFrame>
  )
}

function Counting(props: LikelyProps) {
  const { card: _, ...play } = props
  const { clock } = play.view
  if (!clock) return null
  return (
    <MixFrame
      play={play}
      dock={
        <Button
          variant="quiet"
          className={countIn.wide}
          size="large"
          icon="icon-back"
          onPress={play.undo}
          note="count in again"
        >
          Wait
        </Button>
      }
    >
      <CountInStage clock={clock} onTimeout={() => play.send({ type: 'timeout' })}>
        <Prompt {...props} />
      </CountInStage>
    </MixFrame>
  )
}

function Tally(props: LikelyProps) {
  const { card, ...play } = props
  const { players, send } = play
  const here = useSeatsHere(players).length
  const left = here - card.votes.reduce((sum, count) => sum + count, 0)
  const reveal = () => send({ type: 'reveal' })
  const fingers = {
    players,
    votes: card.votes,
    pointed: card.pointed ?? null,
    onFingers: (seat: Seat, count: number) => send({ type: 'point', for: seat, fingers: count }),
  }
  return (
    <MixFrame
      play={play}
      onNext={reveal}
      middle={<HeaderCount note="tap the names">Point!</HeaderCount>}
      tools={<SkipTool play={play} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={reveal} note={fingersNote(left, here)}>
            {left === here ? 'Nobody' : 'Crown'}
          </NextButton>
        </>
      }
    >
      <Split prompt={<Prompt {...props} />} foot={<FingerNumbers {...fingers} />}>
        <FingerTally {...fingers} />
      </Split>
    </MixFrame>
  )
}

function Reveal({ card, ...play }: LikelyProps) {
  const { view, players, sober, send } = play
  const here = useSeatsHere(players).length
  const crowned = leaders(card.votes)
  const next = () => send({ type: 'next' })
  return (
    <MixFrame
      play={play}
      onNext={next}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={next} note="next card">
            Next
          </NextButton>
        </>
      }
    >
      <Split
        label="Fingers"
        prompt={
          <PromptCard
            lead={crowned.length === 0 ? 'Not one finger' : 'Most fingers'}
            prompt={{ raw: '', parts: crownedNames(crowned, here) }}
            players={players}
            sober={sober}
            onPress={next}
            rule={
              sober
                ? 'A point a finger, three at most.'
                : 'A point a finger, three at most. Sip if you like. Water counts.'
            }
          />
        }
      >
        <FingerRows
          players={players}
          votes={card.votes}
          penalties={view.owed}
          crowned={crowned}
          sober
        />
      </Split>
    </MixFrame>
  )
}
