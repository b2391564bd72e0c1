import type { Seat } from '#domain/table/players.ts'
import { useOwes } from '#games/parts/owes.ts'
import type { OwnPhone, PlayProps } from '#games/parts/play-props.ts'
import type { useShake } from '#games/parts/use-shake.ts'
import type { Options } from './rules-options.ts'
import type { Move } from './rules-state.ts'
import type { View } from './rules-view.ts'
import { onePhone, ownPhones, type Wording } from './wording.ts'

export type DiceProps = PlayProps<View, Move, Options>

export type PhoneProps = DiceProps & { own: OwnPhone; viewer: Seat }

/** The throw in progress and its two triggers, the button and a shake of the phone. */
export type Throwing = {
  isRattling: boolean
  onThrow: () => void
  shake: ReturnType<typeof useShake>
}

export function useWording({ own, players, viewer, view, sober }: DiceProps): Wording {
  const owes = useOwes(sober)
  if (!own) return onePhone(players, owes)
  return ownPhones(players, view.turn, typeof viewer === 'number' ? viewer : null)
}
