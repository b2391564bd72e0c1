import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { seatAfter } from '#domain/table/presence.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { crownedNames } from '#games/parts/crowned-names.ts'
import { FingerRows } from '#games/parts/finger-rows.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
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
            rule={ruleOf(crowned, sober, isMixed)}
          />
        }
      >
        <FingerRows {...{ players, votes, penalties, crowned }} sober={sober || isMixed} />
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

function ruleOf(crowned: readonly Seat[], sober: boolean, isMixed: boolean): string {
  if (crowned.length === 0) return 'A blameless table. For now.'
  if (sober) return 'A point a finger, three at most.'
  return isMixed
    ? 'A point a finger, three at most. Sip if you like. Water counts.'
    : 'A sip a finger, three at most, if you like. Water counts.'
}
