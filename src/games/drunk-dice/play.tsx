import { nameOf } from '#domain/table/names.ts'
import { Duel } from './duel.tsx'
import { askOf, HandOut } from './hand-out.tsx'
import { type DiceProps, type Throwing, useWording } from './play-props.ts'
import { RuleAsk, RuleMaker } from './rule-maker.tsx'
import { Throw } from './throw.tsx'
import { useThrowing } from './use-throwing.ts'

export function Play(props: DiceProps) {
  const { view, send } = props
  const throwing = useThrowing(view.canThrow, send)
  const { isRattling } = throwing
  // Throws cannot be undone, only choices.
  const play = {
    ...props,
    canUndo: props.canUndo && view.mayUndo && !isRattling,
    // Moves are ignored while dice roll.
    send: isRattling ? () => {} : send,
  }
  const task = view.duel ? null : view.task
  const wording = useWording(props)
  return (
    <>
      <Screen {...play} throwing={throwing} />
      {/* Rendered before it has text: otherwise screen readers miss the change. */}
      <p className="seen-by-readers" role="status">
        {task?.type === 'rule' ? (
          <RuleAsk name={nameOf(props.players, view.turn)} />
        ) : (
          task && askOf(task, wording)
        )}
      </p>
    </>
  )
}

function Screen(play: DiceProps & { throwing: Throwing }) {
  const { duel, task } = play.view
  if (duel) return <Duel {...play} duel={duel} />
  switch (task?.type) {
    case 'give':
    case 'successor':
      return <HandOut {...play} task={task} />
    case 'rule':
      return <RuleMaker {...play} />
    default:
      return <Throw {...play} />
  }
}
