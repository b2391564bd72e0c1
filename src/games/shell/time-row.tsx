import { changeSettings } from '#browser/device/settings.ts'
import { useSettings } from '#browser/storage/use-saved.ts'
import { type TimeChoice, timeChoices } from '#domain/table/more-time.ts'
import { ChoiceRow } from '../parts/choice-row.tsx'

const labels: Record<TimeChoice, string> = {
  usual: 'The usual',
  longer: 'Half as long again',
  double: 'Double',
}
const choices = timeChoices.map((value) => ({ value, label: labels[value] }))

type TimeRowProps = { hint: string; chosen: TimeChoice; onChoose: (time: TimeChoice) => void }

export function TimeRow(props: TimeRowProps) {
  return <ChoiceRow label="More time" choices={choices} {...props} />
}

/** For every game on this phone. */
export function PhoneTimeRow() {
  const { time } = useSettings()
  return (
    <TimeRow
      hint="Every clock on this phone waits longer, from the next one on."
      chosen={time}
      onChoose={(chosen) => changeSettings({ time: chosen })}
    />
  )
}
