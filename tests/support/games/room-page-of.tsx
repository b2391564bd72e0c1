import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { GameSlug } from '#domain/table/game-slug.ts'
import type { TableState } from '#domain/table/seating.ts'
import { loadRoomGame } from '#games/room-screens.ts'
import type { RoomGamePageProps } from '#games/shell/page-props.ts'
import { RoomGamePageContext } from '#games/shell/room-game-page.ts'

export type AnyPage = RoomGamePageProps<TableState, { type: string }, unknown, unknown, string>

/** The page that a game hands to a room. */
export async function roomPageOf(slug: GameSlug): Promise<AnyPage> {
  const Screen = await loadRoomGame(slug)
  let page: AnyPage | null = null
  const take = (props: unknown) => {
    page = props as AnyPage
    return null
  }
  renderToStaticMarkup(
    <RoomGamePageContext value={take as never}>{createElement(Screen)}</RoomGamePageContext>,
  )
  if (!page) throw new Error(`${slug} has no page in rooms`)
  return page
}
