import { nameOf } from '#domain/table/names.ts'
import type { Owed } from '#domain/table/owed.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { crownedNames } from '#games/parts/crowned-names.ts'
import { FingerRows } from '#games/parts/finger-rows.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { priceTail, priceWords } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { Split } from '#games/parts/split.tsx'
import type { MostLikelyProps } from './play-props.ts'

export function Reveal(play: MostLikelyProps) {
  const { view, players, sober, send } = play
  const here = useSeatsHere(players)
  const { round, rounds, turn, crowned, penalties } = view
  const votes = view.votes ?? []
  const next = () => send({ type: 'next' })
  const isMixed = useMixed() !== null
  const owes = useOwes(sober)
  const paying = here.filter((seat) => (penalties[seat] ?? 0) > 0)
  const isLast = !isMixed && rounds > 0 && round >= rounds
  const reader = nameOf(players, seatAfter(here, turn))
  const after = isMixed ? 'next card' : `${reader} reads`
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<RoundCount round={round} rounds={rounds} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton onPress={next} note={isLast ? 'see who wears what' : after}>
            {isLast ? 'The end' : 'Next'}
          </NextButton>
        </>
      }
    >
      <Split
        label="Fingers"
        prompt={
          <PromptCard
            lead={leadOf(votes, crowned, here.length)}
            prompt={{ raw: '', parts: crownedNames(crowned, here.length) }}
            players={players}
            sober={sober}
            onPress={next}
            rule={
              crowned.length === 0 ? 'A blameless table. For now.' : ruleOf(owes(paying), isMixed)
            }
          />
        }
      >
        <FingerRows
          {...{ players, votes, penalties, crowned }}
          owes={isMixed ? () => 'points' : owes}
        />
      </Split>
    </PlayFrame>
  )
}

function leadOf(votes: readonly number[], crowned: readonly Seat[], voters: number): string {
  const given = votes.filter((count) => count > 0)
  if (crowned.length === 0) return 'Not one finger'
  if (crowned.length === voters) return 'Everyone for themselves'
  if (given.length === 1) return 'Not even close'
  return crowned.length === 1 ? 'The crown goes to' : 'A crown to share'
}

function ruleOf(owed: Owed, isMixed: boolean): string {
  if (isMixed)
    return ['A point a finger, three at most.', priceWords(owed, 1)].filter(Boolean).join(' ')
  if (owed === 'points') return 'A point a finger, three at most.'
  if (owed === 'water') return 'Have a water.'
  return `A sip a finger, three at most${priceTail(owed)}`
}
