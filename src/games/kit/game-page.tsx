import { type ComponentType, useLayoutEffect, useState } from 'react'
import { emptyParty, party } from '#browser/party.ts'
import { savedValue } from '#browser/saved-value.ts'
import { useSaved, useSettings } from '#browser/use-saved.ts'
import type { MenuPack } from '#domain/packs/pack.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Game } from '#games/define-game.ts'
import type { HouseRules } from '#games/house-rules.ts'
import { Toast } from '#ui/toast.tsx'
import { Door } from './door.tsx'
import { EndScreen } from './end-screen.tsx'
import type { PlayProps } from './play-props.ts'
import { Playing } from './playing.tsx'
import { TableNotices } from './table-notices.tsx'
import { useFinished } from './use-finished.ts'
import { dealLists, useMenu } from './use-menu.ts'
import { useNewScreen } from './use-new-screen.ts'
import { useOutbox } from './use-outbox.ts'
import { useTable } from './use-table.ts'

type GamePageProps<State extends object, Move, View, Options> = {
  game: Game
  rules: GameRules<State, Move, View, Options>
  options: HouseRules<Options>
  packs: readonly MenuPack[]
  Play: ComponentType<PlayProps<View, Move, Options>>
}

/** A game from its door to its end screen; what differs from game to game is handed in. */
export function GamePage<State extends object, Move, View, Options>(
  props: GamePageProps<State, Move, View, Options>,
) {
  const { game, rules, options, packs, Play } = props
  const [table, { sitting, notice }] = useTable(game.slug, rules, options)
  const [savedRules] = useState(() => savedValue(`rules:${game.slug}`, options.read))
  const chosen = useSaved(savedRules, options.usual)
  const players = useSaved(party, emptyParty)
  const { sober } = useSettings()
  const isOver = sitting?.recap && !sitting.left
  const isPlaying = sitting && !sitting.recap && !sitting.left
  const menu = useMenu(game, packs, Boolean(isPlaying))
  const stage = isPlaying ? 'playing' : isOver ? 'over' : 'door'
  // Before the outbox, which sends what this keeps.
  useFinished(game.slug, sober, stage)
  const [news, dismissNews] = useOutbox(Boolean(isPlaying))

  useLayoutEffect(() => {
    delete document.documentElement.dataset.resume
  }, [])

  function start(): void {
    const lists = dealLists(game.slug, menu.active)
    table().start({ players, lists, options: chosen })
  }

  useNewScreen(stage)

  return (
    <div className={`cloth-${game.cloth}`}>
      <title>{`${game.title} | Party Dojo`}</title>
      <meta name="description" content={game.description} />
      {isPlaying ? (
        <Playing
          game={game}
          table={table()}
          sitting={sitting}
          menu={menu}
          sober={sober}
          Play={Play}
        />
      ) : isOver && sitting.recap ? (
        <EndScreen
          game={game}
          players={sitting.players}
          recap={sitting.recap}
          onAgain={start}
          onDone={() => table().clear()}
        />
      ) : (
        <Door
          game={game}
          menu={menu}
          rules={options}
          options={chosen}
          onOptions={savedRules.set}
          onStart={start}
          {...(sitting && !sitting.recap ? { onCarryOn: () => table().carryOn() } : {})}
        />
      )}
      <Toast message={news} onDismiss={dismissNews} />
      <TableNotices notice={notice} onDismiss={() => table().dismissNotice()} />
    </div>
  )
}
