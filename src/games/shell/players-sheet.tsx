import { useRef, useState } from 'react'
import { newId } from '#browser/device/random.ts'
import { useSaved, useSettings } from '#browser/storage/use-saved.ts'
import { noPlayers, savedPlayers } from '#browser/table/players.ts'
import { noPlays, savedPlays } from '#browser/table/plays.ts'
import {
  addPlayer,
  maxPlayers,
  minPlayers,
  type Player,
  renamePlayer,
} from '#domain/table/players.ts'
import { isOut, playersIn } from '#domain/table/plays.ts'
import { priceOf } from '#domain/table/price-of.ts'
import { isRefusal } from '#domain/table/refusal.ts'
import { sayRefusal } from '#domain/table/say-message.ts'
import { Button } from '#ui/button.tsx'
import { RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PlayerRow } from '../parts/player-row.tsx'
import { playsTitle } from '../parts/price-rows.tsx'
import { NameForm } from './name-form.tsx'
import { PlaysSheet } from './plays-sheet.tsx'

type PlayersSheetProps = {
  open: boolean
  onClose: () => void
  /** The table needs at least so many, and at most `max`. */
  atLeast?: number
  atMost?: number
}

/** The players are saved for all games on this device. */
export function PlayersSheet(props: PlayersSheetProps) {
  const { open, onClose, atLeast = minPlayers, atMost = maxPlayers } = props
  const players = useSaved(savedPlayers, noPlayers)
  const [typed, setTyped] = useState('')
  const [renaming, setRenaming] = useState<string | null>(null)
  const plays = useSaved(savedPlays, noPlays)
  const { sober } = useSettings()
  const [choosing, setChoosing] = useState<Player | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLFormElement>(null)

  function seat(): void {
    const next = renaming
      ? renamePlayer(players, renaming, typed)
      : addPlayer(players, typed, newId())
    if (isRefusal(next)) {
      setProblem(sayRefusal(next))
      return
    }
    savedPlayers.set(next)
    write('', null)
  }

  function write(text: string, id: string | null): void {
    setTyped(text)
    setRenaming(id)
    setProblem(null)
    input.current?.querySelector('input')?.focus()
  }

  const count = playersIn(players, plays).length
  const missing = atLeast - count
  const tooMany = count - atMost
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title="Who is here?"
        lead={`In seating order, clockwise. ${atLeast} to ${atMost}.`}
        foot={
          <Button
            size="medium"
            icon="icon-fwd"
            disabled={missing > 0}
            onPress={missing > 0 ? () => write(typed, renaming) : onClose}
            note={
              missing > 0
                ? 'then the table is ready'
                : tooMany > 0
                  ? `${tooMany} too many for this game`
                  : 'kept for next time'
            }
          >
            {missing > 0 ? `${missing} more` : `${count} at the table`}
          </Button>
        }
      >
        <NameForm
          label={renaming ? 'New name' : 'Name'}
          action={renaming ? 'Rename' : 'Seat'}
          {...{ typed, problem }}
          onType={(text) => {
            setTyped(text)
            setProblem(null)
          }}
          onSubmit={seat}
          form={input}
        />
        <RowList label="Players">
          {players.map((player, index) => (
            <PlayerRow
              key={player.id}
              player={player}
              place={index + 1}
              plays={
                !sober && {
                  title: playsTitle(priceOf(plays, player), isOut(plays, player)) ?? '',
                  onPress: () => setChoosing(player),
                }
              }
              onRename={() => write(player.name, player.id)}
              onRemove={() => {
                savedPlayers.set(players.filter((other) => other.id !== player.id))
                if (renaming === player.id) write('', null)
              }}
            />
          ))}
        </RowList>
      </Sheet>
      <PlaysSheet player={choosing} onClose={() => setChoosing(null)} />
    </>
  )
}
