import { listNames, nameOf } from '#domain/table/names.ts'
import { BackSlab } from '#games/kit/back-slab.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { PlayFrame } from '#games/kit/play-frame.tsx'
import type { PlayProps } from '#games/kit/play-props.ts'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { PromptTools } from '#games/kit/prompt-tools.tsx'
import { RoundCount, shareOfEvening } from '#games/kit/round-count.tsx'
import { SeatChips } from '#games/kit/seat-chips.tsx'
import { Petals } from './petals.tsx'
import type { Move, Options, View } from './rules.ts'
import { Story } from './story.tsx'

export function Play(play: PlayProps<View, Move, Options>) {
  const { view, players, sober, send } = play
  const { round, rounds, prompt, guilty, losing, counting, reader, teller, petals } = view
  const next = () => send({ type: 'next' })
  if (teller !== null) return <Story {...play} teller={teller} />

  const cost = `${listNames(players, losing)} ${losing.length === 1 ? 'loses' : 'lose'} a petal`
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<RoundCount round={round} rounds={rounds} />}
      tools={<PromptTools play={play} />}
      dock={
        <>
          <BackSlab play={play} />
          <NextSlab
            onPress={next}
            note={counting && losing.length > 0 ? cost : 'then pass it left'}
          >
            Next
          </NextSlab>
        </>
      }
    >
      <PromptCard
        lead="Never have I ever…"
        prompt={prompt}
        players={players}
        sober={sober}
        progress={shareOfEvening(round, rounds)}
        onPress={next}
        rule={
          sober
            ? 'Guilty? Lose a petal. Own up and smile.'
            : 'Guilty? Lose a petal. Sip if you like. Water counts.'
        }
      />
      {counting && (
        <SeatChips
          label={`Who has? ${nameOf(players, reader)} reads.`}
          players={players}
          chosen={guilty}
          onToggle={(seat) => send({ type: 'mark', seat })}
          under={(seat) => <Petals left={petals[seat] ?? 0} isLosing={losing.includes(seat)} />}
        />
      )}
    </PlayFrame>
  )
}
