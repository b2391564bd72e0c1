import { useEffect, useState } from 'react'
import { linkSeat } from '#browser/room/room-api.ts'
import { Button } from '#ui/button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './sheets.module.css'

/** How long the server takes a link. */
const linkMs = 120_000
const againAfterMs = 3000

type MoveSeatSheetProps = {
  open: boolean
  onClose: () => void
  name: string
  code: string
  token: string
}

/** A code that works once, for another phone: it takes this seat. */
export function MoveSeatSheet({ open, onClose, ...seat }: MoveSeatSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Move my seat"
      lead={`${seat.name}, with everything you have scored.`}
    >
      {open && <SeatCode {...seat} onClose={onClose} />}
    </Sheet>
  )
}

type SeatCodeProps = Omit<MoveSeatSheetProps, 'open'>

function SeatCode({ name, code, token, onClose }: SeatCodeProps) {
  const { link, leftMs, isOffline } = useSeatLink(code, token)
  const hash = link ? `#s=${link}` : ''
  const url = (link || isOffline) && new URL(`/r/${code}${hash}`, location.href).href
  const seconds = String(Math.ceil(leftMs / 1000) % 60).padStart(2, '0')
  return (
    <>
      <div className={`${styles.blankEye} ${styles.round}`}>
        {url && <QrCode text={url} label="QR code: take this seat" />}
      </div>
      <ol className={styles.steps}>
        <li>Point the other phone’s camera at this.</li>
        {isOffline ? (
          <>
            <li>{`Join as ${name}, the same name.`}</li>
            <li>The host lets you in. This one lets go.</li>
          </>
        ) : (
          <>
            <li>It takes your seat. This one lets go.</li>
            <li>Works once. Show it to nobody else.</li>
          </>
        )}
      </ol>
      <div className={styles.keep}>
        <Button
          size="medium"
          icon="icon-phone"
          onPress={onClose}
          note={
            link
              ? `this code works for ${Math.floor(Math.ceil(leftMs / 1000) / 60)}:${seconds} more`
              : 'your seat is kept'
          }
        >
          Keep it here
        </Button>
      </div>
    </>
  )
}

/** A new link whenever the last one has run out. */
function useSeatLink(
  code: string,
  token: string,
): { link: string | null; leftMs: number; isOffline: boolean } {
  const [isOffline, setOffline] = useState(false)
  const [link, setLink] = useState<{ text: string; endsAtMs: number } | null>(null)
  const [nowMs, setNowMs] = useState(() => Date.now())
  const leftMs = link ? link.endsAtMs - nowMs : 0
  const isWanted = leftMs <= 0

  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () =>
      linkSeat(code, token).then((answer) => {
        if (!isHere) return
        setOffline(!answer.ok)
        if (answer.ok) setLink({ text: answer.data.link, endsAtMs: Date.now() + linkMs })
        else timer = setTimeout(ask, againAfterMs)
        setNowMs(Date.now())
      })
    void ask()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [code, token, isWanted])

  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  return { link: isWanted ? null : (link?.text ?? null), leftMs, isOffline }
}
