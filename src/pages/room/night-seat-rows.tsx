import { useState } from 'react'
import { forgetNight, type KeptNight } from '#browser/nights/kept-nights.ts'
import { showNightName, withdrawNight } from '#browser/nights/nights-api.ts'
import type { NightSeat } from '#contract/nights.ts'
import { Alert } from '#ui/alert.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'

type NightSeatRowsProps = {
  kept: KeptNight
  /** As the server has it. */
  seat: NightSeat
  onSeat: (seat: NightSeat) => void
  onWithdrawn: () => void
}

/** What a seat decides about the page of the night: its name, and its maker whether there is one. */
export function NightSeatRows({ kept, seat, onSeat, onWithdrawn }: NightSeatRowsProps) {
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function show(isOn: boolean): Promise<void> {
    const answer = await showNightName(kept, isOn ? kept.name : null)
    setProblem(answer.ok ? null : answer.message)
    if (answer.ok) onSeat(answer.data)
  }

  async function withdraw(): Promise<void> {
    const answer = await withdrawNight(kept)
    setProblem(answer.ok ? null : answer.message)
    if (!answer.ok) return
    forgetNight(kept.id)
    onWithdrawn()
  }

  return (
    <>
      <Alert message={problem} onDismiss={() => setProblem(null)} />
      <RowList>
        <SwitchRow
          title="Show my name"
          note="Off: that page says “a guest”."
          isOn={seat.name !== null}
          onChange={(isOn) => void show(isOn)}
        />
        {seat.isMaker && (
          <Row
            title={isAsking ? 'Yes, take it down' : 'Take the page down'}
            note={isAsking ? 'For everybody, for good.' : 'You kept it, so you may.'}
            icon="icon-bin"
            onPress={() => (isAsking ? void withdraw() : setAsking(true))}
          />
        )}
      </RowList>
    </>
  )
}
