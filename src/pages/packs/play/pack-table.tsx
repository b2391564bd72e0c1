import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { packTable } from '#browser/packs/pack-games.ts'
import { openLocalTable } from '#browser/table/local-table.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { packLists } from '#domain/packs/pack-lists.ts'
import { type PackPlayOptions, packPlayMessages, packPlayRules } from '#domain/packs/pack-play.ts'
import { packGame } from '#domain/profile/activity.ts'
import { promptKey } from '#domain/prompts/memory.ts'
import { sayRecap } from '#domain/table/recap.ts'
import { sayMessage } from '#domain/table/say-message.ts'
import type { HouseRules } from '#games/house-rules.ts'
import { RoundRow } from '#games/parts/round-row.tsx'
import { TableNotices } from '#games/shell/table-notices.tsx'
import { useFocusOnScreenChange } from '#games/shell/use-focus-on-screen-change.ts'
import { useHoldReload } from '#games/shell/use-hold-reload.ts'
import { usePlayersIn, useSober } from '#games/shell/use-players-in.ts'
import { useReportFinished } from '#games/shell/use-report-finished.ts'
import { useTable } from '#games/shell/use-table.ts'
import { packFace } from '../pack-face.ts'
import { PackEnd } from './pack-end.tsx'
import { PackRunning } from './pack-running.tsx'

type PackTableProps = {
  pack: CustomPack
  /** Where leaving leads, and its label. */
  exitTo: string
  exitLabel?: string
  /** For an `exitTo` that is the current page. */
  onExit?: () => void
  /** For a new game, not a resumed one. */
  onStart?: () => void
  endTools?: ReactNode
}

const packOptions: HouseRules<PackPlayOptions> = {
  fields: {} as HouseRules<PackPlayOptions>['fields'],
  defaults: { edition: '' },
  read(saved) {
    const { edition } = (saved ?? {}) as Partial<Record<keyof PackPlayOptions, unknown>>
    return { edition: typeof edition === 'string' ? edition : '' }
  },
}

/** Plays a pack on this phone; survives reload and sleep. */
export function PackTable(props: PackTableProps) {
  const { pack, exitTo, exitLabel = 'Back', onExit, onStart, endTools } = props
  const { id, name } = pack.metadata
  const [table, { table: tableView, notice }] = useTable(
    packTable(id),
    { rules: packPlayRules, openLocalTable },
    packOptions,
  )
  const players = usePlayersIn()
  const { isSwitchedOn, sober } = useSober(tableView?.sober, tableView?.players ?? players)
  const promptLists = packLists(pack)
  const edition = promptKey(JSON.stringify(promptLists))
  const isPlaying = tableView !== null && !tableView.recap && !tableView.left
  const recap = tableView?.recap && sayRecap(tableView.recap, packPlayMessages, tableView.players)
  const stage = isPlaying ? 'playing' : 'over'
  // First, because it sends what the next hook saves.
  useReportFinished(packGame, sober, stage)
  useHoldReload(isPlaying)
  useFocusOnScreenChange(stage)

  function deal(): void {
    if (promptLists.every((list) => list.length === 0)) return
    table.start({
      players,
      lists: promptLists,
      options: { edition },
      sober: isSwitchedOn,
    })
    onStart?.()
  }

  const open = useEffectEvent(() => {
    const kept = table.current().table
    // The saved game has other prompts.
    if (kept?.options.edition !== edition) deal()
    else if (kept.left) table.carryOn()
  })
  useEffect(() => open(), [])

  return (
    <div className={`cloth-${packFace(pack.metadata).cloth}`}>
      {isPlaying ? (
        <PackRunning
          pack={pack}
          table={table}
          sitting={tableView}
          sober={sober}
          exitTo={exitTo}
          onLeft={() => onExit?.()}
        />
      ) : (
        <PackEnd
          title={name}
          headline={recap?.headline ?? null}
          exitTo={exitTo}
          exitLabel={exitLabel}
          round={
            recap &&
            tableView.players.length > 0 && (
              <RoundRow
                slug={id}
                title={name}
                players={tableView.players}
                recap={recap}
                dealtAtMs={tableView.dealtAtMs}
              />
            )
          }
          onAgain={deal}
          onExit={() => {
            table.clear()
            onExit?.()
          }}
        >
          {endTools}
        </PackEnd>
      )}
      <TableNotices
        notice={notice && sayMessage(packPlayMessages, notice, players)}
        onDismiss={() => table.dismissNotice()}
      />
    </div>
  )
}
