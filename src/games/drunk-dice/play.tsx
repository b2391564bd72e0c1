import { nameOf } from '#domain/table/names.ts'
import { useRattle } from '#games/parts/use-rattle.ts'
import { useShake } from '#games/parts/use-shake.ts'
import { Duel } from './duel.tsx'
import { askOf, HandOut } from './hand-out.tsx'
import type { DiceProps, Throwing } from './play-props.ts'
import { RuleAsk, RuleMaker } from './rule-maker.tsx'
import { Throw } from './throw.tsx'

export function Play(props: DiceProps) {
  const { view, send } = props
  const [isRattling, rattle] = useRattle()
  const shake = useShake(view.canThrow && !isRattling, onThrow)
  // Throws cannot be undone, only choices.
  const play = {
    ...props,
    canUndo: props.canUndo && view.mayUndo && !isRattling,
    // Moves are ignored while dice roll.
    send: isRattling ? () => {} : send,
  }
  const throwing: Throwing = { isRattling, onThrow, shake }

  function onThrow(): void {
    if (!view.canThrow) return
    rattle(() => send({ type: 'throw' }))
  }

  const task = view.duel ? null : view.task
  return (
    <>
      <Screen {...play} throwing={throwing} />
      {/* Rendered before it has text: otherwise screen readers miss the change. */}
      <p className="seen-by-readers" role="status">
        {task?.type === 'rule' ? (
          <RuleAsk name={nameOf(props.players, view.turn)} />
        ) : (
          task && askOf(task, props.sober)
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
