import { useRattle } from '#games/parts/use-rattle.ts'
import { useShake } from '#games/parts/use-shake.ts'
import type { DiceProps, Throwing } from './play-props.ts'

/** A tap or a shake rattles the cup, then throws. */
export function useThrowing(canThrow: boolean, send: DiceProps['send']): Throwing {
  const [isRattling, rattle] = useRattle()
  const shake = useShake(canThrow && !isRattling, onThrow)

  function onThrow(): void {
    if (canThrow) rattle(() => send({ type: 'throw' }))
  }

  return { isRattling, onThrow, shake }
}
