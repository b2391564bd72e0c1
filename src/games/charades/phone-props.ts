import type { OwnPhone, PlayProps } from '#games/parts/play-props.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

export type PhoneProps = PlayProps<View, Move, Options> & { own: OwnPhone }

/** What this phone's player does in the turn on the table. */
export type Role = 'actor' | 'guesser' | 'rival' | 'watcher'

type Seen = Pick<PhoneProps, 'view' | 'viewer'>

/** -1 without a side: a latecomer. */
export function ownTeam({ view, viewer }: Seen): number {
  return view.teams.findIndex(({ seats }) => seats.some((seat) => seat === viewer))
}

export function roleOf({ view, viewer }: Seen): Role {
  const { actors, isAlone, isOneActing, seat, team } = view
  const own = ownTeam({ view, viewer })
  if (actors.some((actor) => actor === viewer)) return 'actor'
  if (viewer === seat || (isOneActing && own === team)) return 'guesser'
  return own === -1 || isAlone ? 'watcher' : 'rival'
}

export function maySteal({ view, viewer }: Seen): boolean {
  return view.thieves.includes(ownTeam({ view, viewer }))
}
