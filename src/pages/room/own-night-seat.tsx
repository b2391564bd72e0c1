import { useEffect, useState } from 'react'
import { type KeptNight, keptNights, noNights } from '#browser/nights/kept-nights.ts'
import { readNightSeat } from '#browser/nights/nights-api.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import type { NightSeat } from '#contract/nights.ts'
import { NightSeatRows } from './night-seat-rows.tsx'

type OwnNightSeatProps = { id: string; onChange: () => void }

/** On the page of a night, to a phone that was there. */
export function OwnNightSeat({ id, onChange }: OwnNightSeatProps) {
  const own = useSaved(keptNights, noNights).filter((kept) => kept.id === id)
  return own.map((kept) => <OneSeat key={kept.token} kept={kept} onChange={onChange} />)
}

function OneSeat({ kept, onChange }: { kept: KeptNight; onChange: () => void }) {
  const [seat, setSeat] = useState<NightSeat | null>(null)
  useEffect(() => {
    let isGone = false
    void readNightSeat(kept).then((answer) => {
      if (answer.ok && !isGone) setSeat(answer.data)
    })
    return () => {
      isGone = true
    }
  }, [kept])
  if (!seat) return null
  return (
    <NightSeatRows
      kept={kept}
      seat={seat}
      onSeat={(next) => {
        setSeat(next)
        onChange()
      }}
      onWithdrawn={onChange}
    />
  )
}
