import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type NextButtonProps = {
  children: ReactNode
  /** The second line: what happens. */
  note?: ReactNode
  /** Where it is not simply onwards. */
  icon?: string
  onPress: () => void
  disabled?: boolean
  className?: string
}

/** The loud slab at the bottom, which Space presses as well. */
export function NextButton(props: NextButtonProps) {
  return <Button size="main" icon="icon-fwd" keyHint="Space" {...props} />
}
