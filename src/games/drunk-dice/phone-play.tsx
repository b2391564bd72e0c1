import { DockStatus } from '#games/parts/dock-status.tsx'
import { LookUp } from '#games/parts/look-up.tsx'
import { noSeat } from '#games/parts/play-props.ts'
import { useIsPast } from '#games/parts/table-clock.ts'
import { DiceFrame } from './dice-frame.tsx'
import { HandOut } from './hand-out.tsx'
import { PhoneDodge } from './phone-dodge.tsx'
import { PhoneDuel } from './phone-duel.tsx'
import { PhoneThrow } from './phone-throw.tsx'
import type { DiceProps, PhoneProps } from './play-props.ts'
import { RuleMaker } from './rule-maker.tsx'
import { RuleSuggestion } from './rule-suggestion.tsx'
import { useThrowing } from './use-throwing.ts'

/** On a player's own phone. */
export function PhonePlay(play: DiceProps) {
  const { own, viewer } = play
  if (!own) return null
  return <PhoneTurn {...play} own={own} viewer={typeof viewer === 'number' ? viewer : noSeat} />
}

function PhoneTurn(play: PhoneProps) {
  const { view, own, viewer, send } = play
  const { step, task, turn, duel } = view
  const isShown = useIsPast(view.revealAtMs)
  const isAwake = useIsPast(view.wakesAtMs)
  const isHeldBack = own.hasScreen && !isShown
  const mayThrow = step === 'duel' ? own.waitsFor.includes(viewer) : turn === viewer
  const throwing = useThrowing(view.canThrow && mayThrow && isAwake && !isHeldBack, send)
  if (isHeldBack) return <HeldBack {...play} />
  if (duel && step !== 'dodge') return <PhoneDuel {...play} {...{ duel, throwing, isAwake }} />
  if (step === 'dodge' && view.dodging.includes(viewer)) return <PhoneDodge {...play} />
  if (task?.type === 'rule') {
    if (turn === viewer) return <RuleMaker {...play} />
    if (viewer !== noSeat) return <RuleSuggestion {...play} />
    return <PhoneThrow {...play} {...{ throwing, isAwake }} />
  }
  if (task && turn === viewer) return <HandOut {...play} task={task} />
  return <PhoneThrow {...play} {...{ throwing, isAwake }} />
}

function HeldBack(play: PhoneProps) {
  return (
    <DiceFrame
      play={play}
      dock={<DockStatus title="The dice roll.">They lie still in a moment.</DockStatus>}
    >
      <LookUp>The dice are on the TV.</LookUp>
    </DiceFrame>
  )
}
