import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Button } from '#ui/button.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

/** Only one has: a request for the story, which may be declined. */
export function Story(play: PlayProps<View, Move, Options> & { teller: Seat }) {
  const { view, players, sober, send, teller } = play
  const isMixed = useMixed() !== null
  const next = () => send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      onNext={next}
      middle={<HeaderCount note="and nobody else">{nameOf(players, teller)}</HeaderCount>}
      right={isMixed && <RoundCount round={view.round} rounds={view.rounds} />}
      dock={
        <>
          <Button variant="quiet" size="large" onPress={next} note="no questions">
            Keep it
          </Button>
          <NextButton onPress={next} note="next one">
            Told it
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead={`Only ${nameOf(players, teller)} has…`}
        prompt={view.prompt}
        players={players}
        sober={sober}
        rule="Story, please. As long or as short as you like."
      />
    </PlayFrame>
  )
}
