import { use, useLayoutEffect, useState } from 'react'
import { savedValue } from '#browser/storage/saved-value.ts'
import { useSaved, useSettings } from '#browser/storage/use-saved.ts'
import { changeSober } from '#browser/table/change-sober.ts'
import { noPlayers, savedPlayers } from '#browser/table/players.ts'
import type { Messages } from '#domain/table/messages.ts'
import { sayRecap } from '#domain/table/recap.ts'
import { sayMessage } from '#domain/table/say-message.ts'
import type { TableState } from '#domain/table/seating.ts'
import { tableMessages } from '#domain/table/table-messages.ts'
import { Toast } from '#ui/toast.tsx'
import { EndScreen } from './end-screen.tsx'
import { noPacks } from './no-packs.ts'
import { OpenedRules } from './opened-rules.tsx'
import type { GamePageProps } from './page-props.ts'
import { Playing } from './playing.tsx'
import { RoomGamePageContext } from './room-game-page.ts'
import { StartScreen } from './start-screen.tsx'
import { TableNotices } from './table-notices.tsx'
import { useDeal } from './use-deal.ts'
import { useFocusOnScreenChange } from './use-focus-on-screen-change.ts'
import { useGameCommand } from './use-game-command.ts'
import { useHoldReload } from './use-hold-reload.ts'
import { useReportFinished } from './use-report-finished.ts'
import { useSoundCheck } from './use-sound-check.tsx'
import { useTable } from './use-table.ts'

const onePath = () => false

/** A game from start screen to end screen: on this phone, or in a room. */
export function GamePage<State extends TableState, Move, View, Options, Code extends string>(
  props: GamePageProps<State, Move, View, Options, Code>,
) {
  const RoomPage = use(RoomGamePageContext)
  return RoomPage ? <RoomPage {...props} /> : <PhonePage {...props} />
}

function PhonePage<State extends TableState, Move, View, Options, Code extends string>(
  props: GamePageProps<State, Move, View, Options, Code>,
) {
  const { game, howTo, rules, options, cardSource, Play, after } = props
  const { useStages = onePath, hasClock = false } = props
  const packs = { ...noPacks, ...props.packs }
  const { useMenu } = packs
  const [table, { table: tableView, notice }] = useTable(game.slug, rules, options)
  const [savedRules] = useState(() => savedValue(`rules:${game.slug}`, options.read))
  const chosen = useSaved(savedRules, options.defaults)
  const messages: Messages = { ...tableMessages, ...props.messages }
  const players = useSaved(savedPlayers, noPlayers)
  const phone = useSettings()
  const sober = tableView?.sober ?? phone.sober
  const sound = useSoundCheck()
  const isAtStart = useStages(table, tableView)
  const isOver = tableView?.recap && !tableView.left && !isAtStart
  const isPlaying = tableView && !tableView.recap && !tableView.left
  const menu = useMenu(Boolean(isPlaying), sober)
  const dealing = useDeal(game.slug, menu, cardSource, sober)
  const stage = isPlaying ? 'playing' : isOver ? 'over' : 'start'
  // Before `useHoldReload`: what this queues is sent when the hold ends.
  useReportFinished(game.slug, sober, stage)
  useHoldReload(Boolean(isPlaying))

  useLayoutEffect(() => {
    delete document.documentElement.dataset.resume
  }, [])

  function begin(): void {
    sound.check(typeof hasClock === 'function' ? hasClock(chosen) : hasClock, start)
  }

  /**
   * Players may have come or gone since the last game: the start screen says how many are needed.
   */
  function start(): void {
    const { min, max } = game.players
    if (players.length < min || players.length > max) table().clear()
    else {
      dealing.deal(chosen, ({ lists, source, topics }) => {
        table().start({ players, lists, options: chosen, topics, sober }, source)
        menu.countPlays()
      })
    }
  }

  useGameCommand({ start: begin, 'carry-on': () => table().carryOn() })

  const onOptions = (settings: Options) => savedRules.set(options.read(settings))

  useFocusOnScreenChange(stage)

  return (
    <div className={`cloth-${game.cloth}`}>
      <title>{`${game.title} | Party Dojo`}</title>
      <meta name="description" content={howTo.description} />
      {isPlaying ? (
        <Playing
          game={game}
          table={table()}
          tableView={tableView}
          packs={packs}
          menu={menu}
          dealing={dealing}
          sober={sober}
          Play={Play}
        />
      ) : isOver && tableView.recap ? (
        <EndScreen
          game={game}
          players={tableView.players}
          left={tableView.seats.left ?? []}
          recap={sayRecap(tableView.recap, messages, tableView.players)}
          dealtAtMs={tableView.dealtAtMs}
          onAgain={begin}
          onDone={() => table().clear()}
        >
          <packs.Credits source={tableView.source} packs={menu.packs} />
          {typeof after === 'function' ? after(tableView.view, sober) : after}
        </EndScreen>
      ) : (
        <StartScreen
          game={game}
          howTo={howTo}
          packs={packs}
          menu={menu}
          rules={options}
          options={chosen}
          onOptions={onOptions}
          onStart={begin}
          sober={sober}
          onSober={(isOn) => {
            table().changeSober(isOn)
            changeSober(isOn)
          }}
          {...(tableView && !tableView.recap ? { onCarryOn: () => table().carryOn() } : {})}
        >
          {cardSource?.Row && (
            <cardSource.Row options={chosen} sober={sober} onOptions={onOptions} />
          )}
        </StartScreen>
      )}
      <OpenedRules game={game} rules={options} onOptions={onOptions} />
      {sound.sheet}
      <Toast message={dealing.problem} onDismiss={dealing.dismiss} />
      <TableNotices
        notice={notice && sayMessage(messages, notice, tableView?.players ?? players)}
        onDismiss={() => table().dismissNotice()}
      />
    </div>
  )
}
