import type { MouseEvent } from 'react'

/** Ignores the second click of a double tap, meant for what was here before. */
export function singleTap(press: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail <= 1) press()
  }
}
