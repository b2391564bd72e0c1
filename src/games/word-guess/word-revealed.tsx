import { nameOf } from '#domain/table/names.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { gameProgress, RoundCount } from '#games/parts/round-count.tsx'
import type { WordProps } from './play-props.ts'

export function WordRevealed(props: WordProps) {
  const { view, players, sober, send } = props
  // A revealed word cannot be undone, only the player who guessed it.
  const play = { ...props, canUndo: view.wasHeardByVoice, undo: () => send({ type: 'takeBack' }) }
  const { word, isLast, nextHost, wordNo, words } = view
  const next = () => send({ type: 'next' })
  const keeper =
    nextHost === null ? (
      'the voice keeps it'
    ) : (
      <>
        <bdi>{nameOf(players, nextHost)}</bdi> keeps it
      </>
    )
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<RoundCount round={wordNo} rounds={words} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={next} note={isLast ? 'that was the last word' : keeper}>
            {isLast ? 'Who won?' : 'Next word'}
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead="The word was"
        prompt={{ raw: '', parts: [{ text: word ?? 'from behind the bar' }] }}
        players={players}
        sober={sober}
        progress={gameProgress(wordNo, words)}
        onPress={next}
        rule={outcomeOf(play)}
      />
    </PlayFrame>
  )
}

function outcomeOf({ view, players }: WordProps): string {
  const { outcome, host } = view
  if (!outcome) return ''
  const { by, worth, questions } = outcome
  if (by === null) {
    if (worth === 0) return 'Given up. No points for anybody.'
    return host === null
      ? 'Nobody had it. The voice host takes the bow.'
      : `Nobody had it. ${nameOf(players, host)} kept it well: ten points.`
  }
  const points = worth === 1 ? '1 point' : `${worth} points`
  return `${nameOf(players, by)} had it after ${questions}: ${points}.`
}
