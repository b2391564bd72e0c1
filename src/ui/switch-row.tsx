import type { ReactNode } from 'react'
import { EyeSwitch } from './eye.tsx'
import { Row } from './row.tsx'

type SwitchRowProps = {
  title: ReactNode
  note?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function SwitchRow({ title, note, isOn, onChange }: SwitchRowProps) {
  return (
    <Row
      title={title}
      note={note}
      isHighlighted={isOn}
      isOn={isOn}
      onPress={() => onChange(!isOn)}
      end={<EyeSwitch on={isOn} />}
    />
  )
}
