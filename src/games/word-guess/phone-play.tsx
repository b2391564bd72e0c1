import { nameOf } from '#domain/table/names.ts'
import { LiveRegion } from '#games/parts/live-region.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { PhoneAsk } from './phone-ask.tsx'
import { PhoneGuess } from './phone-guess.tsx'
import { PhoneKeeper } from './phone-keeper.tsx'
import type { PhoneProps } from './phone-props.ts'
import { PhoneTold } from './phone-told.tsx'
import { PhoneWord } from './phone-word.tsx'
import type { WordProps } from './play-props.ts'

/** On a player's own phone. */
export function PhonePlay(play: WordProps) {
  const { own } = play
  if (!own) return null
  return (
    <LiveRegion>
      <Phase {...{ ...play, own }} />
    </LiveRegion>
  )
}

function Phase(play: PhoneProps) {
  const { view, viewer } = play
  const isKeeper = viewer === view.host
  switch (view.phase) {
    case 'cover':
    case 'who':
      return <NoVoice {...play} />
    case 'word':
      return <PhoneWord {...play} />
    case 'asking':
      return isKeeper ? <PhoneKeeper {...play} /> : <PhoneAsk key={view.wordNo} {...play} />
    case 'last':
    case 'has':
      return isKeeper ? <PhoneKeeper {...play} /> : <PhoneGuess key={view.wordNo} {...play} />
    case 'told':
      return <PhoneTold {...play} />
  }
}

/** The voice host hears one phone only: one of the players keeps the word instead. */
function NoVoice(play: PhoneProps) {
  const { players, sober, viewer, send } = play
  const isPlaying = useSeatsHere(players).some((seat) => seat === viewer)
  const takeOver = () => send({ type: 'takeOver' })
  return (
    <PlayFrame
      play={play}
      dock={
        isPlaying && (
          <NextButton onPress={takeOver} note="anybody can tap it">
            One of us keeps it
          </NextButton>
        )
      }
    >
      <PromptCard
        lead="Word guess"
        prompt={{ raw: '', parts: [{ text: 'The voice host needs one phone' }] }}
        players={players}
        sober={sober}
        rule={`With a phone each, one of you keeps the word. ${nameOf(players, 0)} may change it in the house rules.`}
      />
    </PlayFrame>
  )
}
