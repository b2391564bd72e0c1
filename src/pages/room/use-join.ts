import { useState } from 'react'
import { type SeatAnswer, takeSeat } from '#browser/room/room-api.ts'
import { keepSeat } from '#browser/room/room-seats.ts'
import type { NewSeat } from '#contract/rooms.ts'
import { type JoinTrouble, unknownCode, wordsOf } from './join-trouble.ts'
import { roomName } from './room-name.ts'

type Join = {
  join: (code: string | null, seat: NewSeat) => Promise<void>
  isBusy: boolean
  trouble: JoinTrouble | null
  say: (trouble: JoinTrouble | null) => void
}

type JoinOptions = {
  /** Whether its name is the one to offer the next time. */
  isOwn?: boolean
  /** Where twenty sit already. */
  onFull?: (code: string) => void
  take?: (code: string, seat: NewSeat) => Promise<SeatAnswer>
}

/** Takes a seat and keeps it on this phone. */
export function useJoin(
  onJoined: (code: string) => void,
  { isOwn = true, onFull, take = takeSeat }: JoinOptions = {},
): Join {
  const [trouble, say] = useState<JoinTrouble | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function join(code: string | null, seat: NewSeat): Promise<void> {
    if (!code) return say({ message: unknownCode, refusal: null })
    if (seat.name === '') return say({ message: 'Every player needs a name', refusal: null })
    if (isBusy) return
    setBusy(true)
    const { answer, refusal } = await take(code, seat)
    setBusy(false)
    if (refusal === 'full' && onFull) return onFull(code)
    if (!answer.ok) {
      const known = answer.status === 404 ? unknownCode : wordsOf(refusal, seat.name)
      return say({ message: known ?? answer.message, refusal })
    }
    const { code: room, seat: number, token } = answer.data
    const name = 'name' in answer.data ? answer.data.name : seat.name
    if (isOwn) roomName.set(name)
    keepSeat({ code: room, seat: number, token, name })
    onJoined(room)
  }

  return { join, isBusy, trouble, say }
}
