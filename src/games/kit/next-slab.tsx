import type { ReactNode } from 'react'
import { Slab } from '#ui/slab.tsx'

type NextSlabProps = {
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
export function NextSlab(props: NextSlabProps) {
  return <Slab size="main" icon="icon-fwd" keyHint="Space" {...props} />
}
