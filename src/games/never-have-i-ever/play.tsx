import { HeaderCount, PlayFrame, Tool } from '#games/kit/play-frame.tsx'
import type { PlayProps } from '#games/kit/play-props.ts'
import { PromptCard } from '#games/kit/prompt-card.tsx'
import { SeatChips } from '#games/kit/seat-chips.tsx'
import { Slab } from '#ui/slab.tsx'
import type { Move, Options, View } from './rules.ts'
import { Story } from './story.tsx'

export function Play(play: PlayProps<View, Move, Options>) {
  const { view, players, sober, send } = play
  const { round, rounds, prompt, guilty, losing, counting, reader, teller } = view
  const next = () => send({ type: 'next' })
  if (teller !== null) return <Story {...play} teller={teller} />

  const names = losing.map((seat) => players[seat]?.name).join(', ')
  const cost = `${names} ${losing.length === 1 ? 'loses' : 'lose'} a petal`
  return (
    <PlayFrame
      play={play}
      onNext={next}
      right={<HeaderCount note={rounds > 0 ? `of ${rounds}` : 'so far'}>{round}</HeaderCount>}
      tools={
        <>
          <Tool icon="icon-strips" onPress={play.openPacks}>
            Packs
          </Tool>
          <Tool icon="icon-ban" onPress={() => send({ type: 'skip' })}>
            Not for us
          </Tool>
        </>
      }
      dock={
        <>
          {play.canUndo && (
            <Slab ghost size="main" icon="icon-back" label="Back" onPress={play.undo}>
              {null}
            </Slab>
          )}
          <Slab
            size="main"
            icon="icon-fwd"
            keyHint="Space"
            onPress={next}
            note={counting && names ? cost : 'then pass it left'}
          >
            Next
          </Slab>
        </>
      }
    >
      <PromptCard
        lead="Never have I ever…"
        prompt={prompt}
        players={players}
        sober={sober}
        progress={rounds > 0 ? round / rounds : undefined}
        onPress={next}
        rule={
          sober
            ? 'Guilty? Lose a petal. Own up and smile.'
            : 'Guilty? Lose a petal. Sip if you like. Water counts.'
        }
      />
      {counting && (
        <SeatChips
          label={`Who has? ${players[reader]?.name} reads.`}
          players={players}
          chosen={guilty}
          onToggle={(seat) => send({ type: 'mark', seat })}
        />
      )}
    </PlayFrame>
  )
}
