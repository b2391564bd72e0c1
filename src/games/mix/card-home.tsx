import type { ComponentType } from 'react'
import { LiveRegion } from '#games/parts/live-region.tsx'
import { findGame } from '#games/registry.ts'
import { InForce } from './in-force.tsx'
import type { MixProps } from './mix-props.ts'

type CardHomeProps<P> = { play: P; Screen: ComponentType<P> }

/** Each card has the cloth, crest and screens of its game. */
export function CardHome<P extends MixProps>({ play, Screen }: CardHomeProps<P>) {
  const { card } = play.view
  const home = card.game && card.game !== 'vote' ? findGame(card.game) : null
  const game = home ? { ...play.game, crest: home.crest } : play.game
  return (
    <LiveRegion>
      <div className={home ? `cloth-${home.cloth}` : undefined}>
        <InForce play={play}>
          <Screen {...play} game={game} />
        </InForce>
      </div>
    </LiveRegion>
  )
}
