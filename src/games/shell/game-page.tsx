import { use, useLayoutEffect, useState } from 'react'
import { settings } from '#browser/device/settings.ts'
import { savedValue } from '#browser/storage/saved-value.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { useIsHydrated, useSaved } from '#browser/storage/use-saved.ts'
import { changeSober } from '#browser/table/change-sober.ts'
import { savedTable } from '#browser/table/saved-table.ts'
import type { Messages } from '#domain/table/messages.ts'
import { sayRecap } from '#domain/table/recap.ts'
import { sayMessage } from '#domain/table/say-message.ts'
import type { TableState } from '#domain/table/seating.ts'
import { Toast } from '#ui/toast.tsx'
import { noPacks } from './no-packs.ts'
import { OpenedRules } from './opened-rules.tsx'
import type { GamePageProps } from './page-props.ts'
import { RoomGamePageContext } from './room-game-page.ts'
import { StartScreen } from './start-screen.tsx'
import { TableNotices } from './table-notices.tsx'
import { useDeal } from './use-deal.ts'
import { useFocusOnScreenChange } from './use-focus-on-screen-change.ts'
import { useGameCommand } from './use-game-command.ts'
import { useHoldReload } from './use-hold-reload.ts'
import { usePlayersIn, useSober } from './use-players-in.ts'
import { useReportFinished } from './use-report-finished.ts'
import { useTable } from './use-table.ts'
import { useWhenThere } from './use-when-there.ts'

const onePath = () => false
const notThere = { parts: null, hasFailed: false }

/** A game from start screen to end screen: on this phone, or in a room. */
export function GamePage<State extends TableState, Move, View, Options, Code extends string>(
  props: GamePageProps<State, Move, View, Options, Code>,
) {
  const RoomPage = use(RoomGamePageContext)
  if (!RoomPage) return <PhonePage {...props} />
  // A room draws a game once all of it is there.
  const { parts } = props.table.get()
  return parts && <RoomPage {...props} rules={parts.rules} messages={parts.messages} />
}

function PhonePage<State extends TableState, Move, View, Options, Code extends string>(
  props: GamePageProps<State, Move, View, Options, Code>,
) {
  const { game, howTo, options, cardSource } = props
  const { useStages = onePath, hasClock = false } = props
  const { parts, hasFailed } = useLiveState(props.table, notThere)
  const isAwaited = !parts && !hasFailed
  const { useMenu } = props.packs ?? noPacks
  const [table, { table: tableView, notice }] = useTable(game.slug, parts, options)
  const [savedRules] = useState(() => savedValue(`rules:${game.slug}`, options.read))
  const chosen = useSaved(savedRules, options.defaults)
  const messages: Messages = { ...parts?.tableMessages, ...parts?.messages }
  const players = usePlayersIn()
  const { isSwitchedOn, sober } = useSober(tableView?.sober, tableView?.players ?? players)
  const [asksForSound, setAsksForSound] = useState(false)
  const isAtStart = useStages(table, tableView)
  const isOver = tableView?.recap && !tableView.left && !isAtStart
  const isPlaying = tableView && !tableView.recap && !tableView.left
  const menu = useMenu(Boolean(isPlaying), sober)
  const dealing = useDeal(
    game.slug,
    menu,
    cardSource,
    sober,
    tableView?.players ?? players,
    parts?.orderCards,
  )
  const stage = isPlaying ? 'playing' : isOver ? 'over' : 'start'
  // Before `useHoldReload`: what this queues is sent when the hold ends.
  useReportFinished(game.slug, sober, stage)
  useHoldReload(Boolean(isPlaying))

  // A game that goes on is not preceded by its start screen.
  const isHydrated = useIsHydrated()
  const isResuming = isAwaited && isHydrated && savedTable(game.slug) === 'open'
  const isSettled = isHydrated && !isResuming
  useLayoutEffect(() => {
    if (isSettled) delete document.documentElement.dataset.resume
  }, [isSettled])

  const act = useWhenThere(
    props.table,
    parts !== null,
    { start: begin, 'carry-on': () => table?.carryOn() },
    dealing.fail,
  )

  function begin(): void {
    const isTimed = typeof hasClock === 'function' ? hasClock(chosen) : hasClock
    if (isTimed && !settings.get().cuesAsked) setAsksForSound(true)
    else start()
  }

  /**
   * Players may have come or gone since the last game: the start screen says how many are needed.
   */
  function start(): void {
    const { min, max } = game.players
    if (players.length < min || players.length > max) table?.clear()
    else {
      dealing.deal(
        chosen,
        ({ lists, source, topics }) => {
          table?.start({ players, lists, options: chosen, topics, sober: isSwitchedOn }, source)
          menu.countPlays()
        },
        true,
      )
    }
  }

  useGameCommand({ start: () => act('start'), 'carry-on': () => act('carry-on') })

  const onOptions = (settings: Options) => savedRules.set(options.read(settings))

  useFocusOnScreenChange(stage)

  return (
    <div className={`cloth-${game.cloth}`}>
      <title>{`${game.title} | Party Dojo`}</title>
      <meta name="description" content={howTo.description} />
      {table && parts && isPlaying ? (
        <parts.Playing
          game={game}
          table={table}
          tableView={tableView}
          menu={menu}
          dealing={dealing}
          sober={sober}
          Play={parts.Play}
        />
      ) : table && parts && isOver && tableView.recap ? (
        <parts.EndScreen
          game={game}
          players={tableView.players}
          left={tableView.seats.left ?? []}
          recap={sayRecap(tableView.recap, messages, tableView.players)}
          dealtAtMs={tableView.dealtAtMs}
          onAgain={begin}
          onDone={table.clear}
        >
          {parts.Credits && <parts.Credits source={tableView.source} packs={menu.packs} />}
          {parts.After && <parts.After game={game} view={tableView.view} sober={sober} />}
        </parts.EndScreen>
      ) : isResuming ? null : (
        <StartScreen
          game={game}
          howTo={howTo}
          menu={menu}
          rules={options}
          options={chosen}
          onOptions={onOptions}
          // Where a game was left, the same button is about to say so.
          onStart={() => act(isAwaited && savedTable(game.slug) ? 'carry-on' : 'start')}
          sheets={parts}
          onMissed={() => void props.table.load().catch(dealing.fail)}
          sober={isSwitchedOn}
          onSober={(isOn) => {
            table?.changeSober(isOn)
            changeSober(isOn)
          }}
          {...(tableView && !tableView.recap ? { onCarryOn: () => table?.carryOn() } : {})}
        >
          {parts && tableView && <parts.BackToRoomRow slug={game.slug} />}
          {cardSource?.Row && (
            <cardSource.Row options={chosen} sober={sober} onOptions={onOptions} />
          )}
        </StartScreen>
      )}
      {parts?.Aside && <parts.Aside isPlaying={Boolean(isPlaying)} />}
      <OpenedRules game={game} rules={options} onOptions={onOptions} />
      {parts && (
        <>
          <parts.SoundSheet
            open={asksForSound}
            onClose={() => setAsksForSound(false)}
            onAnswered={start}
          />
          <parts.AllSeenSheet game={game} menu={menu} />
        </>
      )}
      <Toast message={dealing.problem} onDismiss={dealing.dismiss} />
      <TableNotices
        notice={notice && sayMessage(messages, notice, tableView?.players ?? players)}
        onDismiss={() => table?.dismissNotice()}
      />
    </div>
  )
}
