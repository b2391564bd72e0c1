import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import { emptyParty, party } from '#browser/party.ts'
import { savedValue } from '#browser/saved-value.ts'
import { useSaved, useSettings } from '#browser/use-saved.ts'
import type { GameRules } from '#domain/table/game-rules.ts'
import type { Game, HowTo } from '#games/define-game.ts'
import type { HouseRules } from '#games/house-rules.ts'
import { Toast } from '#ui/toast.tsx'
import { Door } from './door.tsx'
import { EndScreen } from './end-screen.tsx'
import type { PackMenu } from './pack-menu.ts'
import type { PlayProps } from './play-props.ts'
import { Playing } from './playing.tsx'
import { TableNotices } from './table-notices.tsx'
import { type Stock, useDeal } from './use-deal.ts'
import { useFinished } from './use-finished.ts'
import { useNewScreen } from './use-new-screen.ts'
import { useSeat } from './use-seat.ts'
import type { Stages } from './use-stage-path.ts'
import { useTable } from './use-table.ts'

type GamePageProps<State extends object, Move, View, Options> = {
  game: Game
  howTo: HowTo
  rules: GameRules<State, Move, View, Options>
  options: HouseRules<Options>
  packs?: PackMenu
  /** For a game without packs: what it deals from, where it deals at all. */
  stock?: Stock<Options>
  Play: ComponentType<PlayProps<View, Move, Options>>
  /** What this game adds to its end screen. */
  after?: ReactNode | ((view: View, sober: boolean) => ReactNode)
  /** For a game that has several paths: keeps the path where the game is. */
  useStages?: Stages<View, Move, Options>
}

const noMenu = { packs: [], active: [], toggle: () => false, open() {} }
const noPacks: PackMenu = { useMenu: () => noMenu, Sheet: () => null }
const onePath = () => false

/** A game from its door to its end screen; what differs from game to game is handed in. */
export function GamePage<State extends object, Move, View, Options>(
  props: GamePageProps<State, Move, View, Options>,
) {
  const { game, howTo, rules, options, packs = noPacks, stock, Play, after } = props
  const { useStages = onePath } = props
  const { useMenu } = packs
  const [table, { sitting, notice }] = useTable(game.slug, rules, options)
  const [savedRules] = useState(() => savedValue(`rules:${game.slug}`, options.read))
  const chosen = useSaved(savedRules, options.usual)
  const players = useSaved(party, emptyParty)
  const { sober } = useSettings()
  const isAtDoor = useStages(table, sitting)
  const isOver = sitting?.recap && !sitting.left && !isAtDoor
  const isPlaying = sitting && !sitting.recap && !sitting.left
  const menu = useMenu(game, Boolean(isPlaying))
  const dealing = useDeal(game.slug, menu, stock, sober)
  const stage = isPlaying ? 'playing' : isOver ? 'over' : 'door'
  // Before the seat is left: what this keeps is sent then.
  useFinished(game.slug, sober, stage)
  useSeat(Boolean(isPlaying))

  useLayoutEffect(() => {
    delete document.documentElement.dataset.resume
  }, [])

  /** Somebody may have come or gone since the last game: then the door says how many it takes. */
  function start(): void {
    const { min, max } = game.players
    if (players.length < min || players.length > max) table().clear()
    else {
      dealing.deal(chosen, (lists, source) =>
        table().start({ players, lists, options: chosen }, source),
      )
    }
  }

  useNewScreen(stage)

  return (
    <div className={`cloth-${game.cloth}`}>
      <title>{`${game.title} | Party Dojo`}</title>
      <meta name="description" content={howTo.description} />
      {isPlaying ? (
        <Playing
          game={game}
          table={table()}
          sitting={sitting}
          packs={packs}
          menu={menu}
          dealing={dealing}
          sober={sober}
          Play={Play}
        />
      ) : isOver && sitting.recap ? (
        <EndScreen
          game={game}
          players={sitting.players}
          recap={sitting.recap}
          dealtAtMs={sitting.dealtAtMs}
          onAgain={start}
          onDone={() => table().clear()}
        >
          {typeof after === 'function' ? after(sitting.view, sober) : after}
        </EndScreen>
      ) : (
        <Door
          game={game}
          howTo={howTo}
          packs={packs}
          menu={menu}
          rules={options}
          options={chosen}
          onOptions={(settings) => savedRules.set(options.read(settings))}
          onStart={start}
          {...(sitting && !sitting.recap ? { onCarryOn: () => table().carryOn() } : {})}
        >
          {stock?.Strip && <stock.Strip options={chosen} sober={sober} />}
        </Door>
      )}
      <Toast message={dealing.problem} onDismiss={dealing.dismiss} />
      <TableNotices notice={notice} onDismiss={() => table().dismissNotice()} />
    </div>
  )
}
