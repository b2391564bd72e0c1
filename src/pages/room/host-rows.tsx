import { useNavigate } from 'react-router'
import { takeAlong } from '#browser/room/along-game.ts'
import { takeGameBack } from '#browser/room/room-api.ts'
import { findGame, gamePath } from '#games/registry.ts'
import { SoberRow } from '#games/shell/table-rows.tsx'
import { EyeSwitch } from '#ui/eye.tsx'
import { Row } from '#ui/row.tsx'
import { useIsLastRound } from './last-round.tsx'
import type { RoomSheetName } from './room-sheet-name.ts'
import { useIsBefore } from './use-is-before.ts'
import { useSeatedRoom } from './use-room.ts'

type HostRowsProps = { onClose: () => void; onSheet: (sheet: RoomSheetName) => void }

/** What only the host may do. */
export function HostRows({ onClose, onSheet }: HostRowsProps) {
  const { session, state, seat: own, token } = useSeatedRoom()
  const navigate = useNavigate()
  const { table, seats, claims, knocks, isLocked, hasStamps, takenUntilMs } = state.room
  const isLastRound = useIsLastRound(table, state.offsetMs)
  const mayTakeAgain = useIsBefore(takenUntilMs, state.offsetMs)
  const nameOf = (seat: number) => seats.find((other) => other.seat === seat)?.name ?? ''
  const playing = seats.filter(({ player }) => player !== null).length
  const skippable = seats.filter(
    ({ player }) => player !== null && table?.skippable.includes(player),
  )

  async function takeBack(): Promise<void> {
    const answer = await takeGameBack(state.room.code, token)
    if (!answer.ok) return session.say({ code: 'bad-move' })
    takeAlong({ code: state.room.code, seat: own }, answer.data)
    const game = findGame(answer.data.game)
    if (game) void navigate(gamePath(game))
  }

  return (
    <>
      {knocks.flatMap((seat) => [
        <Row
          key={`in-${seat}`}
          title={`Let ${nameOf(seat)} in`}
          note="A new phone asks for this seat"
          icon="icon-phone"
          onPress={() => session.call({ do: 'let-in', seat, isWelcome: true })}
        />,
        <Row
          key={`out-${seat}`}
          title={`Not ${nameOf(seat)}`}
          note="Keep the seat where it is"
          icon="icon-ban"
          onPress={() => session.call({ do: 'let-in', seat, isWelcome: false })}
        />,
      ])}
      {skippable.map(({ seat, name }) => (
        <Row
          key={seat}
          title={`Skip ${name}`}
          note={`${playing - (table?.waitsFor.length ?? 0)} of ${playing} are done`}
          icon="icon-skip"
          onPress={() => {
            session.call({ do: 'skip', seat })
            onClose()
          }}
        />
      ))}
      {isLastRound && (
        <Row
          title="Keep playing"
          note="Five minutes more"
          icon="icon-fwd"
          onPress={() => {
            session.call({ do: 'keep-playing' })
            onClose()
          }}
        />
      )}
      {typeof table?.undoAtMs === 'number' && (
        <Row
          title="Undo the last tap"
          note={table.recap ? 'Back into the game' : 'Back to what was shown before'}
          icon="icon-back"
          onPress={() => {
            session.call({ do: 'undo', atMs: table.undoAtMs ?? 0 })
            onClose()
          }}
        />
      )}
      <Row
        title="Lock the room"
        note={isLocked ? 'On. Nobody new gets in.' : 'Off. New phones can join.'}
        isOn={isLocked}
        end={<EyeSwitch on={isLocked} />}
        onPress={() => session.call({ do: 'lock', isLocked: !isLocked })}
      />
      <Row
        title="Stamps"
        note={hasStamps ? 'On. One each after a reveal, unsigned.' : 'Off. No screen shows any.'}
        isOn={hasStamps}
        end={<EyeSwitch on={hasStamps} />}
        onPress={() => session.call({ do: 'allow-stamps', isOn: !hasStamps })}
      />
      {table && !table.recap && (
        <SoberRow
          note="This game: points, unless a phone says otherwise"
          isOn={table.sober}
          onChange={(isOn) => session.call({ do: 'sober', isOn })}
        />
      )}
      {seats.some(({ isClaimed }) => !isClaimed) && (
        <Row
          title="Everybody’s phone"
          note="Some have no phone yet"
          icon="icon-phone"
          onPress={() => onSheet('phones')}
        />
      )}
      {claims.some(({ seat }) => seat !== own) && (
        <Row
          title="Free a seat"
          note="Somebody took the wrong name"
          icon="icon-again"
          onPress={() => onSheet('release')}
        />
      )}
      {((table && !table.recap) || mayTakeAgain) && (
        <Row
          title="Take it along"
          note="This phone goes on alone, and brings it back"
          icon="icon-phone"
          onPress={() => void takeBack()}
        />
      )}
      <Row title="Change game" icon="icon-door" onPress={() => onSheet('games')} />
      {table && !table.recap && (
        <Row
          title="End this game"
          note="See who did what"
          icon="icon-eyeon"
          onPress={() => {
            session.call({ do: 'end' })
            onClose()
          }}
        />
      )}
      {!table?.waitsFor.length && (
        <Row
          title="End the evening"
          note="Good night on every screen"
          icon="icon-heart"
          onPress={() => {
            session.call({ do: 'end-evening' })
            onClose()
          }}
        />
      )}
      <Row title="Hand over host" icon="icon-swap" onPress={() => onSheet('hand-over')} />
      <Row title="Remove a player" icon="icon-minus" onPress={() => onSheet('remove')} />
    </>
  )
}
