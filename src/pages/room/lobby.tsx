import type { ReactNode } from 'react'
import { useSaved } from '#browser/storage/use-saved.ts'
import { maxWritten } from '#domain/room/written.ts'
import type { Game } from '#games/define-game.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { playsTitle } from '#games/parts/price-rows.tsx'
import { findGame } from '#games/registry.ts'
import { boxesIn } from '#games/shell/tag-words.ts'
import { Button } from '#ui/button.tsx'
import { Eye } from '#ui/eye.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { GameName } from './game-name.tsx'
import { ownPrice } from './price.ts'
import styles from './room.module.css'
import { RoomTopBar } from './room-top-bar.tsx'
import { seatName } from './seat-name.ts'
import { useSeatedRoom } from './use-room.ts'

type LobbyProps = {
  /** The picked game, for the host. */
  gameRow?: ReactNode
  /** The host's. */
  dock?: ReactNode
}

/** Before a game and between two. */
export function Lobby({ gameRow, dock }: LobbyProps) {
  const { name, isHost, seat: own, state, openSheet } = useSeatedRoom()
  const price = useSaved(ownPrice, null)
  const { room } = state
  const game = room.game && findGame(room.game)
  const host = room.seats.find(({ seat }) => seat === room.host)
  const written = room.written.shown.filter(({ isOwn }) => isOwn).length
  const awayWith = seatName(room, room.takenBy ?? null)
  const sitsOut = room.seats.find(({ seat }) => seat === own)?.sitsOut
  return (
    <main tabIndex={-1} className={`cloth-mustard ${styles.page}`}>
      <RoomTopBar />
      <div className={styles.lobby}>
        <div className={styles.me}>
          <div>
            <h1>
              <bdi>{name}</bdi>
            </h1>
            <p>{isHost ? 'You host this room.' : 'You are in. Keep this page open.'}</p>
          </div>
          <button type="button" className={styles.move} onClick={() => openSheet('move')}>
            <Glyph id="icon-phone" />
            <span>Move my seat</span>
          </button>
        </div>
        <RowList>
          {awayWith && (
            <Row
              isHighlighted
              title={`On ${awayWith}’s phone`}
              note="The game goes on there. It comes back here."
              start={<Glyph id="icon-phone" className={styles.qr} />}
            />
          )}
          <Row
            title="How I play"
            note={playsTitle(price, sitsOut ?? false) ?? 'Only your phone knows'}
            icon="icon-cup"
            onPress={() => openSheet('plays')}
          />
          <Row
            title="My lines"
            note={`${boxesIn(room.lines).length} left out. Only you see these.`}
            icon="icon-hand"
            onPress={() => openSheet('lines')}
          />
          <Row
            title="Write a prompt"
            note={`${written} of ${maxWritten} written, for tonight only`}
            icon="icon-pen"
            onPress={() => openSheet('write')}
          />
          <Row
            title="Coin, dice, bottle"
            note="One throw for the whole room"
            icon="crest-die"
            onPress={() => openSheet('throw')}
          />
        </RowList>
        <SeatList />
        {isHost && (gameRow || <PickGame game={game ?? null} onPress={() => openSheet('games')} />)}
        <ScrollHint />
      </div>
      <div className={styles.dock}>
        {isHost ? (
          dock ||
          (game ? (
            <DockStatus title={game.title}>This phone fetches the game.</DockStatus>
          ) : (
            <Button size="large" icon="icon-fwd" onPress={() => openSheet('games')}>
              Pick a game
            </Button>
          ))
        ) : (
          <DockStatus
            title={
              awayWith ? `On ${awayWith}’s phone` : `${host?.name ?? 'The host'} picks the game`
            }
          >
            {awayWith ? 'Look there' : game ? `Now: ${game.title}` : 'Nothing picked yet'}
          </DockStatus>
        )}
      </div>
    </main>
  )
}

/** Until a game is picked, and its script is there. */
function PickGame({ game, onPress }: { game: Game | null; onPress: () => void }) {
  return (
    <RowList>
      {game ? (
        <Row title={<GameName game={game} />} onPress={onPress} />
      ) : (
        <Row title="Pick a game" note="What works in rooms" icon="icon-door" onPress={onPress} />
      )}
    </RowList>
  )
}

/** Everybody's eye and name; a word for the host and who is not there. */
export function SeatList() {
  const { state, isHost } = useSeatedRoom()
  const { seats, host, isLocked, evening } = state.room
  const pointsOf = (seat: number) => evening?.rows.find((row) => row.seat === seat)?.points
  return (
    <section className={styles.who} aria-label="Who is here">
      <h2>
        {seats.length} here
        {isHost && <small>{isLocked ? 'locked' : 'anyone with the code gets in'}</small>}
      </h2>
      <ul className={styles.seats}>
        {seats.map(({ seat, name, presence, isClaimed }) => (
          <li key={seat}>
            <Eye open={presence !== 'away'} className={styles.eye} />
            <bdi>{name}</bdi>
            {evening && <b>{pointsOf(seat) ?? 0}</b>}
            {seat === host && <small>host</small>}
            {presence !== 'here' && <small>{presence}</small>}
            {!isClaimed && <small>no phone yet</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}
