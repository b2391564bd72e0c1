import { nameOf } from '#domain/table/names.ts'
import { LookUp } from '#games/parts/look-up.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { gameProgress, RoundCount } from '#games/parts/round-count.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { CaughtList } from './caught-list.tsx'
import { faultLeads } from './fault-words.ts'
import { callWords, type PhoneProps } from './phone-props.ts'

/** Who falls, and who saw it coming. Where a TV shows it, phones wait until it has. */
export function PhoneFall(play: PhoneProps) {
  const { view, own, send } = play
  const { round, rounds, wakesAtMs } = view
  const isAwake = useIsPast(wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={round} rounds={rounds} />}
      {...(isAwake && { onNext: next })}
      dock={
        <NextButton onPress={next} disabled={!isAwake} note="anybody can tap it">
          Next
        </NextButton>
      }
    >
      {own.hasScreen && !isAwake ? (
        <LookUp>{view.fault === 'bomb' ? 'It went off.' : 'That is that. The TV tells.'}</LookUp>
      ) : (
        <Fallen {...play} />
      )}
    </PlayFrame>
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
