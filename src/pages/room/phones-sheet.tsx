import { useState } from 'react'
import { takeSeat } from '#browser/room/room-api.ts'
import { type KeptSeat, keepSeat } from '#browser/room/room-seats.ts'
import { maxSeatsOfPhone } from '#domain/room/limits.ts'
import { countOf, countWord } from '#domain/table/amount.ts'
import { Button } from '#ui/button.tsx'
import { Eye } from '#ui/eye.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './sheets.module.css'
import { useSeatedRoom } from './use-room.ts'

type PhonesSheetProps = { open: boolean; onClose: () => void; others: readonly KeptSeat[] }

/** After one phone became a room: who has taken their seat, and who stays on this phone. */
export function PhonesSheet({ open, onClose, others }: PhonesSheetProps) {
  const { state, seat: own, token } = useSeatedRoom()
  const [isBusy, setBusy] = useState(false)
  const { code, seats } = state.room
  const isHere = (seat: number) => seat === own || others.some((kept) => kept.seat === seat)
  const unclaimed = seats.filter(({ isClaimed }) => !isClaimed)
  const staying = unclaimed.slice(0, maxSeatsOfPhone - 1 - others.length)
  const phones = seats.filter(({ seat, isClaimed }) => isClaimed && !isHere(seat)).length + 1

  /** One after the other: each names this phone's seats so far. */
  async function goOn(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const tokens = [token, ...others.map((kept) => kept.token)]
    for (const { seat, name } of staying) {
      const { answer } = await takeSeat(code, { name, claim: seat, alsoPlays: tokens })
      if (!answer.ok) continue
      tokens.push(answer.data.token)
      keepSeat({ code, seat, token: answer.data.token, name })
    }
    setBusy(false)
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Everybody’s phone"
      lead="Same game, same scores."
      foot={
        <Button
          size="medium"
          icon="icon-fwd"
          onPress={() => void goOn()}
          note={staying.length > 0 && `the other ${countWord(staying.length)} on this one`}
        >
          {`Go on with ${countOf(phones, 'phones')}`}
        </Button>
      }
    >
      <div className={styles.scan}>
        {open && (
          <QrCode
            text={new URL(`/r/${code}`, location.href).href}
            label={`QR code: join room ${code}`}
          />
        )}
        <p>
          <b>{code}</b>
          Point the other phones at this, or type the four letters.
        </p>
      </div>
      <RowList>
        {seats.map(({ seat, name, isClaimed }) => (
          <Row
            key={seat}
            title={<bdi>{name}</bdi>}
            note={isHere(seat) ? 'this phone' : isClaimed ? 'has a phone' : 'not yet'}
            isHighlighted={isClaimed}
            end={<Eye open={isClaimed} />}
          />
        ))}
      </RowList>
    </Sheet>
  )
}
