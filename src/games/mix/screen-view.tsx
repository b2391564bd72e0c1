import { ScreenFrame } from '#games/parts/screen-frame.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { findGame } from '#games/registry.ts'
import type { MixedGame } from './rules-options.ts'
import { ScreenCard } from './screen-card.tsx'
import { ScreenInForce } from './screen-in-force.tsx'
import { ScreenNextGame } from './screen-next-game.tsx'
import type { MixScreen } from './screen-props.ts'
import { ScreenRule } from './screen-rule.tsx'
import { ScreenTurnover } from './screen-turnover.tsx'

/** On the TV: each card is the screen of its game, once it has turned into it. */
export function ScreenView(screen: MixScreen) {
  const { card } = screen.view
  const slug = card.game === 'vote' ? null : card.game
  const home = slug ? findGame(slug) : null
  const game = home ?? screen.game
  return (
    <div className={`cloth-${game.cloth}`}>
      <ScreenInForce screen={screen}>
        {slug ? (
          <GameCard key={screen.view.round} {...screen} game={game} slug={slug} />
        ) : (
          <Between {...screen} />
        )}
      </ScreenInForce>
    </div>
  )
}

/** A rule, or the vote between two games. */
function Between(screen: MixScreen) {
  const { view, players } = screen
  const { card } = view
  return (
    <ScreenFrame screen={screen}>
      {card.game === null ? (
        <ScreenRule key={card.rule.prompt.raw} view={view} players={players} card={card} />
      ) : (
        card.game === 'vote' && <ScreenNextGame card={card} players={players} />
      )}
    </ScreenFrame>
  )
}

function GameCard({ slug, ...screen }: MixScreen & { slug: MixedGame }) {
  const { card, wakesAtMs } = screen.view
  const hasTurned = useIsPast(wakesAtMs)
  if (card.game === null || card.game === 'vote') return null
  return hasTurned ? (
    <ScreenCard {...screen} card={card} />
  ) : (
    <ScreenTurnover {...screen} slug={slug} />
  )
}
