import { useEffect } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Owed } from '#domain/table/owed.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { priceWords } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { gameProgress, RoundCount } from '#games/parts/round-count.tsx'
import { SeatChips } from '#games/parts/seat-chips.tsx'
import { faultLeads } from './fault-words.ts'
import type { CategoryProps } from './play-props.ts'

/** Who pays, and why; they begin the next category. */
export function Settled(play: CategoryProps) {
  const { view, players, sober, send } = play
  const { loser, fault, round, rounds } = view
  // The explosion sounds here: the screen before may not know when.
  useEffect(() => {
    if (fault === 'bomb') playCue('time-up')
  }, [fault])
  const isMixed = useMixed() !== null
  const owes = useOwes(sober)
  if (loser === null) return null
  const next = () => send({ type: 'next' })
  const name = nameOf(players, loser)
  const isLast = !isMixed && rounds > 0 && round >= rounds
  const after = isMixed ? `a point for ${name}` : `${name} starts the next one`
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<RoundCount round={round} rounds={rounds} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={next} note={isLast ? 'see who paid what' : after}>
            {isLast ? 'The end' : 'Next'}
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead={fault ? faultLeads[fault] : 'Broke it:'}
        prompt={{ raw: '', parts: [{ seat: loser }] }}
        players={players}
        sober={sober}
        progress={gameProgress(round, rounds)}
        onPress={next}
        rule={priceText(owes(loser), isMixed)}
      />
      {isMixed && (
        <SeatChips
          label="Somebody else? Tap their name."
          players={players}
          chosen={[loser]}
          onToggle={(seat) => send({ type: 'blame', seat })}
        />
      )}
    </PlayFrame>
  )
}

function priceText(owed: Owed, isMixed: boolean): string {
  const price = priceWords(owed, 1)
  if (isMixed) return `That is a point. ${price ?? 'Shake it off.'}`
  return price ?? 'That makes one point more. Shake it off.'
}
