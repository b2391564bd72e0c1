import { nameOf } from '#domain/table/names.ts'
import { LiveRegion } from '#games/parts/live-region.tsx'
import { PassCover } from '#games/parts/pass-cover.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Asking } from './asking.tsx'
import { KeepWord } from './keep-word.tsx'
import type { WordProps } from './play-props.ts'
import { VoiceCover } from './voice-cover.tsx'
import { WhoGuessed } from './who-guessed.tsx'
import { WordRevealed } from './word-revealed.tsx'

export function Play(play: WordProps) {
  return (
    <LiveRegion>
      <Phase {...play} />
    </LiveRegion>
  )
}

function Phase(play: WordProps) {
  const { view, players, sober, send } = play
  const { phase, host, isDrink } = view
  // Hides a bar word until it is put back.
  const dry = sober && isDrink ? { ...play, view: { ...view, word: null } } : play
  switch (phase) {
    case 'cover':
      if (host === null) return <VoiceCover {...dry} />
      return (
        <PassCover
          play={play}
          lead="Pass to"
          seat={host}
          rule={whyCovered(play) ?? `A word, for ${nameOf(players, host)} alone.`}
          right={<RoundCount round={view.wordNo} rounds={view.words} />}
          onOpen={() => send({ type: 'open' })}
        />
      )
    case 'word':
      return <KeepWord {...dry} />
    case 'asking':
    case 'last':
    case 'has':
      return <Asking key={view.wordNo} {...dry} />
    case 'who':
      return <WhoGuessed {...dry} />
    case 'told':
      return <WordRevealed {...dry} />
  }
}

/** A sentence, or null. */
function whyCovered({ view, players }: WordProps): string | null {
  if (view.putBack) return 'That word was from behind the bar. A new one, and twenty new questions.'
  if (!view.stoodIn) return null
  return `The voice host is not with us. ${nameOf(players, view.host ?? 0)} keeps the word.`
}
