import { nameOf } from '#domain/table/names.ts'
import { isSips } from '#domain/table/owed.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { useOwes } from '#games/parts/owes.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { CupTable } from './cup-table.tsx'
import { LivesRow } from './lives-row.tsx'
import type { MeyerProps } from './play-props.ts'
import { diceOf, lowest } from './rules-ranks.ts'

export function Toasted(play: MeyerProps) {
  const { view, players, sober, send, own, viewer } = play
  const name = nameOf(players, view.turn)
  const isDry = !isSips(useOwes(sober)('all'))
  const isAwake = useIsPast(view.wakesAtMs)
  const next = () => isAwake && send({ type: 'next' })
  return (
    <CupTable
      play={play}
      seat={view.turn}
      note={own && view.turn === viewer ? 'you show it' : 'shows it'}
      lead="3–2, the least there is"
      title="A toast, everybody."
      size="line"
      rule={
        isDry
          ? own
            ? 'Everybody breathes out. Nobody loses a life.'
            : 'With water. Nobody loses a life.'
          : 'Whatever is in your glass. Water counts. Nobody loses a life.'
      }
      scene={<CupScene stage="lifted" dice={diceOf(lowest)} throwId={view.round} />}
      dock={
        <NextButton
          onPress={next}
          disabled={!isAwake}
          note={own ? 'anybody can tap it' : `${name} rolls again`}
        >
          {own && isDry ? 'On we go' : 'Cheers'}
        </NextButton>
      }
      onNext={next}
    >
      <LivesRow players={players} lives={view.lives} isGrid={own !== undefined} />
    </CupTable>
  )
}
