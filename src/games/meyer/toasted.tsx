import { nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { CupTable } from './cup-table.tsx'
import { LivesRow } from './lives-row.tsx'
import type { MeyerProps } from './play-props.ts'
import { diceOf, lowest } from './rules-ranks.ts'

export function Toasted(play: MeyerProps) {
  const { view, players, sober, send } = play
  const name = nameOf(players, view.turn)
  const next = () => send({ type: 'next' })
  return (
    <CupTable
      play={play}
      seat={view.turn}
      note="shows it"
      lead="3–2, the least there is"
      title="A toast, everybody."
      size="line"
      rule={
        sober
          ? 'With water. Nobody loses a life.'
          : 'Whatever is in your glass. Water counts. Nobody loses a life.'
      }
      scene={<CupScene stage="lifted" dice={diceOf(lowest)} throwId={view.round} />}
      dock={
        <NextButton onPress={next} note={`${name} rolls again`}>
          Cheers
        </NextButton>
      }
      onNext={next}
    >
      <LivesRow players={players} lives={view.lives} />
    </CupTable>
  )
}
