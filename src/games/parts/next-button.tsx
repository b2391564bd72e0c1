import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type NextButtonProps = {
  children: ReactNode
  /** The second line: what happens. */
  note?: ReactNode
  icon?: string
  onPress: () => void
  disabled?: boolean
  settles?: boolean | number
  className?: string
}

/** The main button of the dock; Space presses it too. */
export function NextButton(props: NextButtonProps) {
  return <Button size="large" icon="icon-fwd" keyHint="Space" {...props} />
}
