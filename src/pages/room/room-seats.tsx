import { useState } from 'react'
import type { KeptSeat } from '#browser/room/room-seats.ts'
import { PassedSeatCover } from './passed-seat-cover.tsx'
import { RoomPhone } from './room-phone.tsx'

type RoomSeatsProps = { code: string; seats: readonly KeptSeat[] }

/** One seat, or up to three that share this phone: each sees its own side behind a cover. */
export function RoomSeats({ code, seats }: RoomSeatsProps) {
  const [token, setToken] = useState(seats[0]?.token)
  // After a reload nobody knows in whose hands it is.
  const [isCovered, setCovered] = useState(seats.length > 1)
  const shown = seats.find((kept) => kept.token === token) ?? seats[0]
  return seats.map((kept) => (
    <RoomPhone
      key={kept.token}
      code={code}
      kept={kept}
      isShown={kept === shown && !isCovered}
      others={seats.filter((other) => other !== kept)}
      onPass={(to) => {
        setToken(to.token)
        setCovered(true)
      }}
      cover={
        kept === shown &&
        isCovered && <PassedSeatCover name={kept.name} onOpen={() => setCovered(false)} />
      }
    />
  ))
}
