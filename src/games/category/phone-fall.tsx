import { nameOf } from '#domain/table/names.ts'
import { useMixed } from '#games/parts/mixed.ts'
import { PhoneRevealFrame } from '#games/parts/phone-reveal-frame.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { gameProgress, RoundCount } from '#games/parts/round-count.tsx'
import { CaughtList } from './caught-list.tsx'
import { faultLeads } from './fault-words.ts'
import { callWords, type PhoneProps } from './phone-props.ts'

/** Who falls, and who saw it coming. Where a TV shows it, phones wait until it has. */
export function PhoneFall(play: PhoneProps) {
  const { round, rounds, wakesAtMs, fault } = play.view
  return (
    <PhoneRevealFrame
      play={play}
      wakesAtMs={wakesAtMs}
      right={<RoundCount round={round} rounds={rounds} />}
      lookUp={fault === 'bomb' ? 'It went off.' : 'That is that. The TV tells.'}
    >
      <Fallen {...play} />
    </PhoneRevealFrame>
  )
}

function Fallen(play: PhoneProps) {
  const { view, players, sober, viewer, own } = play
  const { loser, fault, round, rounds, knew } = view
  const isMixed = useMixed() !== null
  const isMine = loser === viewer
  const called = knew.some((seat) => seat === viewer)
    ? 'You called it: one off your count.'
    : callWords(view, players)
  const name = isMine ? 'You' : nameOf(players, loser ?? 0)
  return (
    <>
      <PromptCard
        lead={fault ? faultLeads[fault] : 'Broke it:'}
        prompt={{ raw: '', parts: [{ text: name }] }}
        players={players}
        sober={sober}
        progress={gameProgress(round, rounds)}
        rule={[isMine && priceWords(own.price, 1), called].filter(Boolean).join(' ')}
      />
      {!isMixed && <CaughtList {...play} />}
    </>
  )
}
