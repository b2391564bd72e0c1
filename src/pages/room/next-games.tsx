import type { ReactNode } from 'react'
import type { RoomView } from '#contract/room-view.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { findGame } from '#games/registry.ts'
import { Eye } from '#ui/eye.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { GameName } from './game-name.tsx'

type NextGamesProps = {
  next: NonNullable<RoomView['next']>
  /** Beside each game: what it is, or how many want it. */
  showsVotes: boolean
  /** Missing where nothing can be chosen here. */
  onChoose?: (game: GameSlug) => void
  children?: ReactNode
}

/** The games that the room chooses from. */
export function NextGames({ next, showsVotes, onChoose, children }: NextGamesProps) {
  return (
    <RowList label="Games">
      {next.games.map(({ game: slug, votes }) => {
        const game = findGame(slug)
        return (
          game && (
            <Row
              key={slug}
              title={<GameName game={game} />}
              note={showsVotes ? votesOf(votes) : game.tagline}
              isHighlighted={slug === next.own}
              end={<Eye open={slug === next.own} />}
              {...(onChoose && { onPress: () => onChoose(slug) })}
            />
          )
        )
      })}
      {children}
    </RowList>
  )
}

const votesOf = (votes: number) => (votes === 1 ? '1 vote' : `${votes} votes`)
