import { useState } from 'react'
import { useSaved } from '#browser/storage/use-saved.ts'
import { noPlayers, savedPlayers } from '#browser/table/players.ts'
import { minPlayers } from '#domain/table/players.ts'
import { PlayersSheet } from '#games/shell/players-sheet.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { isNamed } from './kept-results.ts'

/** Chooses between tonight's players and plain places. */
export function CircleSheets({ open, onClose }: { open: boolean; onClose: () => void }) {
  const wantsNames = useSaved(isNamed, true)
  const players = useSaved(savedPlayers, noPlayers)
  const [isSeating, setIsSeating] = useState(false)
  return (
    <>
      <Sheet
        isCompact
        open={open}
        onClose={onClose}
        title="Round the bottle"
        lead="Kept on this phone."
      >
        <RowList>
          <SwitchRow
            title="Names round the bottle"
            note={wantsNames ? 'It stops at somebody' : 'It stops wherever it stops'}
            isOn={wantsNames}
            onChange={isNamed.set}
          />
          <LinkRow
            title="Who is here?"
            note={
              players.length < minPlayers
                ? `Nobody sits round it before there are ${minPlayers}`
                : 'In seating order, clockwise'
            }
            end={players.length}
            onPress={() => {
              onClose()
              setIsSeating(true)
            }}
          />
        </RowList>
      </Sheet>
      <PlayersSheet open={isSeating} onClose={() => setIsSeating(false)} />
    </>
  )
}
