import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { BackTool } from '#games/parts/prompt-tools.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import type { WordProps } from './play-props.ts'

/** The phone goes on the table, where it can hear. */
export function VoiceCover(play: WordProps) {
  const { view, players, sober, send } = play
  const open = () => send({ type: 'open' })
  return (
    <PlayFrame
      play={play}
      onNext={open}
      right={<RoundCount round={view.wordNo} rounds={view.words} />}
      tools={<BackTool play={play} />}
      dock={
        <NextButton onPress={open} note="it asks for the microphone">
          Call the host
        </NextButton>
      }
    >
      <PromptCard
        lead="Voice host"
        prompt={{ raw: '', parts: [{ text: 'Phone on the table' }] }}
        players={players}
        sober={sober}
        rule="It keeps a word and listens. Ask out loud, in turn; tap what it answers."
      />
    </PlayFrame>
  )
}
