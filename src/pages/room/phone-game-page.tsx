import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLateScreen } from '#browser/navigation/use-late-screen.ts'
import { openRoomTable } from '#browser/room/room-table.ts'
import { savedValue } from '#browser/storage/saved-value.ts'
import { useSaved, useSettings } from '#browser/storage/use-saved.ts'
import { rememberKeys } from '#browser/table/prompt-memory.ts'
import { namesOf } from '#domain/prompts/groups.ts'
import type { Messages } from '#domain/table/messages.ts'
import { sayRecap } from '#domain/table/recap.ts'
import type { TableState } from '#domain/table/seating.ts'
import { tableMessages } from '#domain/table/table-messages.ts'
import { lengthField, withoutEnd } from '#games/house-rules.ts'
import { AllSeenSheet } from '#games/shell/all-seen-sheet.tsx'
import { noPacks } from '#games/shell/no-packs.ts'
import { orderCards } from '#games/shell/order-cards.ts'
import type { RoomGamePageProps } from '#games/shell/page-props.ts'
import { useDeal } from '#games/shell/use-deal.ts'
import { useFocusOnScreenChange } from '#games/shell/use-focus-on-screen-change.ts'
import { useHoldReload } from '#games/shell/use-hold-reload.ts'
import { useReportFinished } from '#games/shell/use-report-finished.ts'
import { Toast } from '#ui/toast.tsx'
import { isAboutTwelve } from './about-twelve.ts'
import { GameLobby } from './game-lobby.tsx'
import { hasDrinks } from './has-drinks.ts'
import { LastRound } from './last-round.tsx'
import { NewVersion } from './new-version.tsx'
import { OneMoment } from './one-moment.tsx'
import { PhoneEnd } from './phone-end.tsx'
import { PhonePlaying } from './phone-playing.tsx'
import { RoomLimits } from './room-limits.tsx'
import { roomMessages } from './room-messages.ts'
import { sayKnown } from './say-known.ts'
import { useSeatedRoom } from './use-room.ts'
import { useSameRules } from './use-same-rules.ts'

/** A game on a player's own phone: lobby, play, end. The server holds the table. */
export function PhoneGamePage<State extends TableState, Move, View, Options, Code extends string>(
  props: RoomGamePageProps<State, Move, View, Options, Code>,
) {
  return (
    <RoomLimits>
      <RoomGame {...props} />
    </RoomLimits>
  )
}

function RoomGame<State extends TableState, Move, View, Options, Code extends string>(
  props: RoomGamePageProps<State, Move, View, Options, Code>,
) {
  const { game, rules, options, cardSource } = props
  const { useMenu } = props.packs ?? noPacks
  const { session, state, isHost } = useSeatedRoom()
  const [table] = useState(() =>
    openRoomTable<View, Move, Options>(session, game.slug, options.read, (chosen) =>
      isAboutTwelve.get() && lengthField(options) !== null
        ? { options: withoutEnd(options, chosen), minutes: 12 }
        : { options: chosen },
    ),
  )
  const { table: tableView, notice } = useSyncExternalStore(table.subscribe, table.current)
  // In the lobby already, so that a network that goes at the start takes no screen with it.
  const Play = useLateScreen(props.rooms.phone)
  const isSame = useSameRules(state.room.table?.rulesVersion, rules.version, session.retry)
  const isPlaying = Boolean(isSame && tableView && !tableView.recap)
  const phone = useSettings()
  const sober = tableView?.sober ?? phone.sober
  const menu = useMenu(isPlaying, sober)
  const dealing = useDeal(game.slug, menu, cardSource, sober, state.room.seats, orderCards)
  const [savedRules] = useState(() => savedValue(`rules:${game.slug}`, options.read))
  const chosen = useSaved(savedRules, options.defaults)
  const messages: Messages = { ...tableMessages, ...roomMessages, ...props.messages }
  const stage = isPlaying ? 'playing' : tableView ? 'over' : 'start'
  useReportFinished(game.slug, sober, stage)
  useFocusOnScreenChange(stage)
  useHoldReload(isPlaying)

  // The host's phone has the packs: it deals anew once the table goes sober.
  const isWet =
    isHost &&
    isPlaying &&
    sober &&
    hasDrinks(tableView?.source ?? null, cardSource ? null : menu.packs)
  const dealDry = useEffectEvent(() => {
    if (!tableView) return
    dealing.deal(tableView.options, ({ lists, source, topics }) =>
      table.changePacks(lists, source, topics),
    )
  })
  useEffect(() => {
    if (isWet) dealDry()
  }, [isWet])

  // The next host's phone knows what this table has seen.
  const seen = state.room.table?.seen?.join()
  const learn = useEffectEvent((keys: string) => {
    if (tableView) rememberKeys(game.slug, keys.split(','), namesOf(tableView.players))
  })
  useEffect(() => {
    if (seen) learn(seen)
  }, [seen])

  function start(): void {
    dealing.deal(
      chosen,
      ({ lists, source, topics }) => {
        table.start({ players: [], lists, options: chosen, topics, sober }, source)
        menu.countPlays()
      },
      true,
    )
  }

  return (
    <div className={`cloth-${game.cloth}`}>
      <title>{`${game.title} | Room ${state.room.code} | Party Dojo`}</title>
      {!isSame ? (
        <NewVersion />
      ) : !tableView ? (
        <GameLobby
          {...{ game, menu, options: chosen }}
          rules={options}
          onOptions={(next) => savedRules.set(options.read(next))}
          onStart={start}
        />
      ) : tableView.recap ? (
        <PhoneEnd
          game={game}
          tableView={tableView}
          recap={sayRecap(tableView.recap, messages, tableView.players)}
          onAgain={start}
        />
      ) : Play ? (
        <PhonePlaying {...{ game, table, tableView, Play }} />
      ) : (
        <OneMoment>This phone fetches the game.</OneMoment>
      )}
      {isPlaying && <LastRound table={state.room.table} offsetMs={state.offsetMs} />}
      <AllSeenSheet game={game} menu={menu} />
      <Toast message={dealing.problem} onDismiss={dealing.dismiss} />
      <Toast
        message={notice && sayKnown(messages, notice, tableView?.players ?? [])}
        onDismiss={table.dismissNotice}
      />
    </div>
  )
}
