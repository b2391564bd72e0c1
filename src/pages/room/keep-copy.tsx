import { useEffect } from 'react'
import { askUntilAnswered } from '#browser/api/ask-until-answered.ts'
import { along, alongOnTable, forgetAlong } from '#browser/room/along.ts'
import { keepCopy } from '#browser/room/along-game.ts'
import { copyGame } from '#browser/room/room-api.ts'
import { useSeatedRoom } from './use-room.ts'

/** The host's phone has a copy of the last open moment, to go on with where there is no network. */
export function KeepCopy() {
  const { state, seat, token } = useSeatedRoom()
  const { code, table } = state.room
  const copyId = table?.copyId
  const isOver = !table || table.recap !== null
  useEffect(() => {
    if (isOver && !alongOnTable(along.get())) forgetAlong(code)
    if (!copyId || along.get()?.copyId === copyId) return
    return askUntilAnswered(
      () => copyGame(code, token),
      (answer) => {
        if (answer.ok && answer.data) keepCopy({ code, seat }, copyId, answer.data)
      },
    )
  }, [code, seat, token, copyId, isOver])
  return null
}
