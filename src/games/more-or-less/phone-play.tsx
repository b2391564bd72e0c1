import { LiveRegion } from '#games/parts/live-region.tsx'
import { PhoneGuess } from './phone-guess.tsx'
import type { PhoneProps } from './phone-props.ts'
import { PhoneReveal } from './phone-reveal.tsx'
import { PhoneSides } from './phone-sides.tsx'
import type { MoreOrLessProps } from './play-props.ts'

/** On a player's own phone. */
export function PhonePlay({ own, ...play }: MoreOrLessProps) {
  if (!own) return null
  return (
    <LiveRegion>
      <Phase {...play} own={own} />
    </LiveRegion>
  )
}

function Phase(play: PhoneProps) {
  const { phase, card, shown } = play.view
  if (phase === 'sides') return <PhoneSides {...play} />
  return shown ? <PhoneReveal key={card} {...play} shown={shown} /> : <PhoneGuess {...play} />
}
