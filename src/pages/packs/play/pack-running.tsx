import { useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { packLead } from '#domain/packs/pack-lead.ts'
import type { PackPlayMove, PackPlayOptions, PackPlayView } from '#domain/packs/pack-play.ts'
import { nameOf } from '#domain/table/names.ts'
import { maxPlayers } from '#domain/table/players.ts'
import type { Table, TableView } from '#domain/table/table.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { LeaveSheet } from '#games/shell/leave-sheet.tsx'
import { TablePlayersSheet } from '#games/shell/table-players-sheet.tsx'
import { TablePrices } from '#games/shell/table-prices.tsx'
import { useLeaveGuard } from '#games/shell/use-leave-guard.ts'
import { useWakeLock } from '#games/shell/use-wake-lock.ts'
import { WakeNotice } from '#games/shell/wake-notice.tsx'
import { packFace, packGameOf } from '../pack-face.ts'
import { PackIcon } from '../pack-icon.tsx'
import styles from './pack-running.module.css'

type PackRunningProps = {
  pack: CustomPack
  table: Table<PackPlayView, PackPlayMove, PackPlayOptions>
  sitting: TableView<PackPlayView, PackPlayOptions>
  sober: boolean
  exitTo: string
  onLeft: () => void
}

/** One prompt at a time. */
export function PackRunning({ pack, table, sitting, sober, exitTo, onLeft }: PackRunningProps) {
  const [isAsking, setAsking] = useState(false)
  const [isSeating, setSeating] = useState(false)
  const wake = useWakeLock(true)
  const leaving = useLeaveGuard(exitTo)
  const { view, players } = sitting
  const { prompt, isDare, seat, place, total } = view
  const { name, tags } = pack.metadata
  const game = packGameOf(tags)
  const face = packFace(pack.metadata)
  const isLast = place === total

  const send = (move: PackPlayMove) => {
    playCue('tap')
    table.send(move)
  }
  const next = () => send({ type: 'next' })
  const play = {
    game: { title: name, crest: face.crest },
    canUndo: place > 1,
    undo: () => send({ type: 'back' }),
    leave: () => setAsking(true),
  }

  function close(): void {
    setAsking(false)
    leaving.stay()
  }

  return (
    <>
      <TablePrices tableView={sitting}>
        <PlayFrame
          play={play}
          onNext={next}
          middle={
            seat === null ? (
              <PackIcon face={face} className={styles.icon} />
            ) : (
              <HeaderCount note="your turn">{nameOf(players, seat)}</HeaderCount>
            )
          }
          right={<RoundCount round={place} rounds={total} />}
          dock={
            <>
              <BackButton play={play} />
              <NextButton onPress={next} note={noteFor(isLast, players.length)}>
                {isLast ? 'Finish' : 'Next'}
              </NextButton>
            </>
          }
        >
          <PromptCard
            lead={packLead(game, name, { text: prompt.raw, isDare })}
            prompt={prompt}
            players={players}
            sober={sober}
            progress={place / total}
            onPress={next}
          />
        </PlayFrame>
      </TablePrices>
      <WakeNotice wake={wake} />
      <TablePlayersSheet
        open={isSeating && !leaving.isBlocked}
        onClose={() => setSeating(false)}
        table={table}
        seats={sitting.seats}
        sober={sitting.sober}
        max={maxPlayers}
      />
      <LeaveSheet
        open={isAsking || leaving.isBlocked}
        onClose={close}
        sober={sitting.sober}
        onSober={table.changeSober}
        {...(players.length > 0 && {
          onPlayers: () => {
            close()
            setSeating(true)
          },
        })}
        onStop={() => {
          close()
          table.stop()
        }}
        onLeave={() => {
          leaving.proceed()
          table.leave()
          onLeft()
        }}
      />
    </>
  )
}

function noteFor(isLast: boolean, playerCount: number): string {
  if (isLast) return 'that was the last one'
  return playerCount > 1 ? 'then pass it left' : 'not for us? just go on'
}
