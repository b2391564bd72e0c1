import { LiveRegion } from '#games/parts/live-region.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { gameProgress, RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { GivenAnswer, TwoAnswers } from '#games/parts/two-answers.tsx'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { useLateWords } from '#games/parts/watching.ts'
import { CallCount } from './call-count.tsx'
import type { PhoneProps } from './phone-props.ts'
import { PhoneReveal } from './phone-reveal.tsx'
import { PhoneStory } from './phone-story.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

/** On a player's own phone. */
export function PhonePlay(play: PlayProps<View, Move, Options>) {
  const { own, view } = play
  if (!own) return null
  const props = { ...play, own }
  return (
    <LiveRegion>
      {view.phase === 'story' ? (
        <PhoneStory {...props} />
      ) : view.phase === 'show' ? (
        <PhoneReveal key={view.round} {...props} />
      ) : (
        <Ask {...props} />
      )}
    </LiveRegion>
  )
}

function Ask(play: PhoneProps) {
  const { view, players, sober, viewer, own, options } = play
  const { prompt, round, rounds, answer, counting } = view
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  const hasAnswered = answer !== null
  const isMixed = useMixed() !== null
  const late = useLateWords('prompt')
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={round} rounds={rounds} />}
      tools={isPlaying && <SkipTool play={play} isIn={hasAnswered} />}
      dock={isPlaying && <AnswerDock play={play} />}
    >
      <PromptCard
        lead="Never have I ever…"
        prompt={prompt}
        players={players}
        sober={sober}
        progress={gameProgress(round, rounds)}
        rule={
          hasAnswered
            ? undefined
            : isPlaying
              ? 'Everybody answers at once. Nobody sees yours until all are in.'
              : late
        }
      />
      {hasAnswered && (counting || isMixed) && options.calls && <CallCount play={play} />}
      {(hasAnswered || !isPlaying) && <WaitingList players={players} own={own} />}
    </PlayFrame>
  )
}

function AnswerDock({ play }: { play: PhoneProps }) {
  const { view, send } = play
  const { answer, counting } = view
  if (answer !== null) {
    return (
      <GivenAnswer
        label={answer ? 'You have' : 'You haven’t'}
        note="tap to change it, until all are in"
        onPress={() => send({ type: 'answer', has: !answer })}
      />
    )
  }
  return (
    <TwoAnswers
      no={{
        label: 'I haven’t',
        note: counting ? 'keep your petals' : undefined,
        onPress: () => send({ type: 'answer', has: false }),
      }}
      yes={{
        label: 'I have',
        note: counting ? 'lose a petal' : undefined,
        onPress: () => send({ type: 'answer', has: true }),
      }}
    />
  )
}
