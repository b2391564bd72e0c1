import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { packTable } from '#browser/packs/pack-games.ts'
import { useSaved, useSettings } from '#browser/storage/use-saved.ts'
import { emptyParty, party } from '#browser/table/players.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { type PackPlayOptions, packLists, packPlayRules } from '#domain/packs/pack-play.ts'
import { packGame } from '#domain/profile/deeds.ts'
import { promptKey } from '#domain/prompts/memory.ts'
import type { HouseRules } from '#games/house-rules.ts'
import { RoundRow } from '#games/parts/round-row.tsx'
import { TableNotices } from '#games/shell/table-notices.tsx'
import { useFinished } from '#games/shell/use-finished.ts'
import { useSeat } from '#games/shell/use-hold-reload.ts'
import { useNewScreen } from '#games/shell/use-new-screen.ts'
import { useTable } from '#games/shell/use-table.ts'
import { packFace } from '../pack-face.ts'
import { PackEnd } from './pack-end.tsx'
import { PackRunning } from './pack-running.tsx'

type PackTableProps = {
  pack: CustomPack
  /** Where it leads when somebody leaves, and its name there. */
  exitTo: string
  exitLabel?: string
  /** Called besides: the page itself has to make room where `exitTo` is this very page. */
  onExit?: () => void
  /** A game begins; one that is taken up again does not. */
  onStart?: () => void
  /** Beside the question what next: a heart, a way to share. */
  endTools?: ReactNode
}

const packOptions: HouseRules<PackPlayOptions> = {
  fields: {} as HouseRules<PackPlayOptions>['fields'],
  usual: { edition: '' },
  read(saved) {
    const { edition } = (saved ?? {}) as Partial<Record<keyof PackPlayOptions, unknown>>
    return { edition: typeof edition === 'string' ? edition : '' }
  },
}

/** A pack of somebody's own on this phone's table: it resumes after reload and sleep. */
export function PackTable(props: PackTableProps) {
  const { pack, exitTo, exitLabel = 'Back', onExit, onStart, endTools } = props
  const { id, name } = pack.metadata
  const [table, { sitting, notice }] = useTable(packTable(id), packPlayRules, packOptions)
  const players = useSaved(party, emptyParty)
  const { sober } = useSettings()
  const lists = packLists(pack)
  const edition = promptKey(JSON.stringify(lists))
  const isPlaying = sitting !== null && !sitting.recap && !sitting.left
  const stage = isPlaying ? 'playing' : 'over'
  // Before the seat is left: what this keeps is sent then.
  useFinished(packGame, sober, stage)
  useSeat(isPlaying)
  useNewScreen(stage)

  function deal(): void {
    if (lists.every((list) => list.length === 0)) return
    table().start({ players, lists, options: { edition } })
    onStart?.()
  }

  const open = useEffectEvent(() => {
    const kept = table().current().sitting
    // Other prompts than were dealt: the game that waits here is of another edition.
    if (kept?.options.edition !== edition) deal()
    else if (kept.left) table().carryOn()
  })
  useEffect(() => open(), [])

  return (
    <div className={`cloth-${packFace(pack.metadata).cloth}`}>
      {isPlaying ? (
        <PackRunning
          pack={pack}
          table={table()}
          sitting={sitting}
          sober={sober}
          exitTo={exitTo}
          onLeft={() => onExit?.()}
        />
      ) : (
        <PackEnd
          title={name}
          headline={sitting?.recap?.headline ?? null}
          exitTo={exitTo}
          exitLabel={exitLabel}
          round={
            sitting?.recap &&
            sitting.players.length > 0 && (
              <RoundRow
                slug={id}
                title={name}
                players={sitting.players}
                recap={sitting.recap}
                dealtAtMs={sitting.dealtAtMs}
              />
            )
          }
          onAgain={deal}
          onExit={() => {
            table().clear()
            onExit?.()
          }}
        >
          {endTools}
        </PackEnd>
      )}
      <TableNotices notice={notice} onDismiss={() => table().dismissNotice()} />
    </div>
  )
}
