import { listNames, nameOf } from '#domain/table/names.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { priceWords } from '#games/parts/price-words.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { PromptTools } from '#games/parts/prompt-tools.tsx'
import { gameProgress, RoundCount } from '#games/parts/round-count.tsx'
import { SeatChips } from '#games/parts/seat-chips.tsx'
import { Petals } from './petals.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import { Story } from './story.tsx'

export function Play(play: PlayProps<View, Move, Options>) {
  const { view, players, sober, send } = play
  const { round, rounds, prompt, guilty, losing, counting, turn, teller, petals } = view
  const mixed = useMixed()
  const owes = useOwes(sober)
  const next = () => send({ type: 'next' })
  if (teller !== null) return <Story {...play} teller={teller} />

  const losers = listNames(players, losing)
  const loses = losing.length === 1 ? 'loses' : 'lose'
  const cost = mixed ? `a point for ${losers}` : `${losers} ${loses} a petal`
  const price = mixed ? 'A point each.' : 'Lose a petal.'
  const words = priceWords(owes(guilty.length > 0 ? losing : 'all'), 1)
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<RoundCount round={round} rounds={rounds} />}
      tools={<PromptTools play={play} />}
      dock={
        <>
          <BackButton play={play} />
          <NextButton
            onPress={next}
            note={counting && losing.length > 0 ? cost : 'then pass it left'}
          >
            Next
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead="Never have I ever…"
        prompt={prompt}
        players={players}
        sober={sober}
        progress={gameProgress(round, rounds)}
        onPress={next}
        rule={`Guilty? ${price} ${words ?? 'Own up and smile.'}`}
      />
      {counting && (
        <SeatChips
          label={`Who has? ${nameOf(players, turn)} reads.`}
          players={players}
          chosen={guilty}
          onToggle={(seat) => send({ type: 'mark', seat })}
          {...(!mixed && {
            under: (seat) => <Petals left={petals[seat] ?? 0} isLosing={losing.includes(seat)} />,
          })}
        />
      )}
    </PlayFrame>
  )
}
