import { CupScene } from '#games/parts/cup-scene.tsx'
import { useScreenMoment } from '#games/parts/use-screen-moment.ts'
import { diceOf, lowest } from './rules-ranks.ts'
import { type Screen, ScreenTable } from './screen-table.tsx'

const steps = [{ atMs: 0, cue: 'drum' }] as const

/** 3–2 is shown, and nobody loses. */
export function ScreenToast(screen: Screen) {
  const isUp = useScreenMoment(steps) > 0
  return (
    <ScreenTable
      {...screen}
      lead={isUp ? 'The least there is' : 'What is it?'}
      title={isUp ? 'A toast, everybody.' : '…'}
      line={isUp && 'Nobody loses a life.'}
      current={screen.view.turn}
      scene={<CupScene stage={isUp ? 'lifted' : 'down'} dice={isUp ? diceOf(lowest) : []} />}
    />
  )
}
