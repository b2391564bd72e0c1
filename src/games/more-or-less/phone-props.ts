import { teamOf } from '#domain/table/teams.ts'
import type { OwnPhone } from '#games/parts/play-props.ts'
import type { MoreOrLessProps } from './play-props.ts'

export type PhoneProps = MoreOrLessProps & { own: OwnPhone }

/** Of the player of this phone; -1 without a side. */
export function ownSide({ view, viewer }: Pick<PhoneProps, 'view' | 'viewer'>): number {
  return typeof viewer === 'number' ? teamOf(view.teams, viewer) : -1
}

/** In the cloth of the own side, where there is one. */
export function clothOf(play: Pick<PhoneProps, 'view' | 'viewer'>): string {
  return `cloth-${play.view.teams[ownSide(play)]?.cloth ?? 'mustard'}`
}
