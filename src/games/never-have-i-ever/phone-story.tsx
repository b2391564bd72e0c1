import { nameOf } from '#domain/table/names.ts'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { Button } from '#ui/button.tsx'
import type { PhoneProps } from './phone-props.ts'

/** The only one who has tells it, or rather not; the others may go on after a while. */
export function PhoneStory(play: PhoneProps) {
  const { view, players, sober, send, viewer } = play
  const { teller, clock, wakesAtMs, prompt } = view
  const isAwake = useIsPast(wakesAtMs)
  const name = nameOf(players, teller ?? 0)
  const isTeller = teller === viewer
  const next = () => send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      right={clock && <HeaderSeconds clock={clock} />}
      {...((isTeller || isAwake) && { onNext: next })}
      dock={
        isTeller ? (
          <>
            <Button variant="quiet" size="large" onPress={next} note="no questions">
              Rather not
            </Button>
            <NextButton onPress={next} note="next one">
              Told
            </NextButton>
          </>
        ) : (
          <NextButton
            onPress={() => isAwake && next()}
            disabled={!isAwake}
            note="anybody can tap it"
          >
            Next
          </NextButton>
        )
      }
    >
      <PromptCard
        lead={isTeller ? 'Only you have…' : `Only ${name} has…`}
        prompt={prompt}
        players={players}
        sober={sober}
        rule="Story, please. As long or as short as you like."
      />
    </PlayFrame>
  )
}
