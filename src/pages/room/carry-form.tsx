import { useState } from 'react'
import { readGameToCarry } from '#browser/room/carried-game.ts'
import { openRoom } from '#browser/room/room-api.ts'
import { keepSeat } from '#browser/room/room-seats.ts'
import type { GameSlug } from '#domain/table/game-slug.ts'
import { Row, RowList } from '#ui/row.tsx'
import styles from './join.module.css'
import { roomName } from './room-name.ts'

type CarryFormProps = { slug: GameSlug; onOpened: (code: string) => void }

/** From one phone to a phone each: the one with this phone hosts. */
export function CarryForm({ slug, onOpened }: CarryFormProps) {
  const [game] = useState(() => readGameToCarry(slug))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function open(own: number, name: string): Promise<void> {
    if (!game || isBusy) return
    setBusy(true)
    const answer = await openRoom({ name, carried: game.carry(own) })
    setBusy(false)
    if (!answer.ok) return setProblem(answer.message)
    const { code, seat, token, name: given } = answer.data
    roomName.set(given)
    keepSeat({ code, seat, token, name: given })
    onOpened(code)
  }

  if (!game) return <p className={styles.lead}>There is no game on this phone to go on with.</p>
  return (
    <div className={styles.claims}>
      <p className={styles.lead}>Same game, same scores. Everybody gets their seat.</p>
      <h2>Which one are you?</h2>
      <RowList>
        {game.players.map(({ seat, player }) => (
          <Row
            key={seat}
            title={<bdi>{`I am ${player.name}`}</bdi>}
            icon="icon-fwd"
            onPress={() => void open(seat, player.name)}
          />
        ))}
      </RowList>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
