import { useState } from 'react'
import { newId } from '#browser/device/random.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { changePlays } from '#browser/table/change-plays.ts'
import { savedPlayers } from '#browser/table/players.ts'
import { noPlays, savedPlays } from '#browser/table/plays.ts'
import { capitalised, countWord } from '#domain/table/amount.ts'
import { addPlayer, isBotPlayer, type Player, type Seat } from '#domain/table/players.ts'
import { isOut } from '#domain/table/plays.ts'
import { findJoiningPlayer, type Seats, seatsTaken } from '#domain/table/presence.ts'
import { priceOf } from '#domain/table/price-of.ts'
import { isRefusal, refuse } from '#domain/table/refusal.ts'
import { sayRefusal } from '#domain/table/say-message.ts'
import type { Table } from '#domain/table/table.ts'
import { Button } from '#ui/button.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PlayerName } from '../parts/player-name.tsx'
import { PlayerRow } from '../parts/player-row.tsx'
import { playsTitle } from '../parts/price-rows.tsx'
import { NameForm } from './name-form.tsx'
import styles from './players-sheet.module.css'
import { PlaysSheet } from './plays-sheet.tsx'

type TablePlayersSheetProps = {
  open: boolean
  onClose: () => void
  table: Pick<Table<unknown, never, unknown>, 'join' | 'remove'>
  seats: Seats
  max: number
  /** The table's switch: nobody has anything to choose. */
  sober: boolean
}

/** Players join and leave during a game; the device's list follows. */
export function TablePlayersSheet(props: TablePlayersSheetProps) {
  const { open, onClose, table, seats, max, sober } = props
  const { players, left = [], late = [] } = seats
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<Seat | null>(null)
  const plays = useSaved(savedPlays, noPlays)
  const [choosing, setChoosing] = useState<Player | null>(null)
  const taken = seatsTaken(seats)
  const listed = taken.filter((seat) => !isBotPlayer(players[seat] as Player))

  function type(text: string): void {
    setTyped(text)
    setProblem(null)
    setLeaving(null)
  }

  function add(): void {
    const known = savedPlayers.get().find(({ name }) => name === typed.trim())
    const player = findJoiningPlayer(seats, typed, known?.id ?? newId(), max)
    if (isRefusal(player)) {
      setProblem(sayRefusal(player))
      return
    }
    addToTable(player)
    type('')
  }

  function addToTable(player: Player): void {
    if (isOut(savedPlays.get(), player)) changePlays(player, { isOut: false }, players)
    table.join(player)
    const kept = addPlayer(savedPlayers.get(), player.name, player.id)
    if (!isRefusal(kept)) savedPlayers.set(kept)
  }

  function removeFromTable(seat: Seat): void {
    const player = players[seat]
    table.remove(seat)
    savedPlayers.set(
      savedPlayers.get().filter(({ id, name }) => id !== player?.id && name !== player?.name),
    )
    setLeaving(null)
  }

  /** Out of this game, or in again; unlike who leaves, the name stays on the phone. */
  function sitOut(player: Player, out: boolean): void {
    const seat = players.findIndex(({ id }) => id === player.id)
    if (out) table.remove(seat)
    else if (taken.length < max) table.join(player)
  }

  function close(): void {
    type('')
    onClose()
  }

  return (
    <>
      <Sheet
        open={open}
        onClose={close}
        title="Players"
        lead="New players join at the next prompt or turn. Scores of those who leave stay."
        foot={
          <Button size="medium" icon="icon-fwd" onPress={close} note="the game waits">
            Play on
          </Button>
        }
      >
        <NameForm label="Name" action="Add" {...{ typed, problem }} onType={type} onSubmit={add} />
        <RowList label="Players">
          {listed.map((seat, index) => {
            const player = players[seat] as Player
            if (seat === leaving) {
              return (
                <li key={player.id} className={styles.leaving}>
                  <p>
                    Take <PlayerName name={player.name} /> out? The score stays.
                  </p>
                  <Button variant="quiet" onPress={() => setLeaving(null)}>
                    Keep
                  </Button>
                  <Button onPress={() => removeFromTable(seat)}>Take out</Button>
                </li>
              )
            }
            return (
              <PlayerRow
                key={player.id}
                player={player}
                place={index + 1}
                plays={
                  !sober && {
                    title: playsTitle(priceOf(plays, player), false) ?? '',
                    onPress: () => setChoosing(player),
                  }
                }
                {...(late.includes(seat) && { note: 'From the next prompt or turn' })}
                {...(listed.length > 1 && { onRemove: () => setLeaving(seat) })}
              />
            )
          })}
        </RowList>
        {left.length > 0 && (
          <RowList label="Left the table">
            {left.map((seat) => (
              <Row
                key={players[seat]?.id}
                title={
                  <span className={styles.gone}>
                    <PlayerName name={players[seat]?.name ?? ''} />
                  </span>
                }
                note={
                  isOut(plays, players[seat] as Player)
                    ? 'Sitting this one out.'
                    : 'Left. The score stays.'
                }
                end={
                  <button
                    type="button"
                    className={styles.back}
                    onClick={() => {
                      if (taken.length < max) addToTable(players[seat] as Player)
                      else setProblem(sayRefusal(refuse('table-full', { max })))
                    }}
                  >
                    Back in
                    <span className="seen-by-readers"> {players[seat]?.name}</span>
                  </button>
                }
              />
            ))}
          </RowList>
        )}
      </Sheet>
      <PlaysSheet
        player={choosing}
        onClose={() => setChoosing(null)}
        onOut={(out) => choosing && sitOut(choosing, out)}
        mayBeOut={listed.length > 1}
      />
    </>
  )
}

/** A sentence, or null when enough are left. */
export function tooFewMessage(count: number, min: number): string | null {
  if (count >= min) return null
  const word = capitalised(countWord(count))
  return `${word} ${count === 1 ? 'player is' : 'players are'} left, and this game takes ${countWord(min)}.`
}
