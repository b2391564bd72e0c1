import type { MouseEvent } from 'react'

/** Takes no second half of a double tap: it may have been meant for what stood here before. */
export function singleTap(press: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) press()
  }
}
