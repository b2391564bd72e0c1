import { useEffect, useRef } from 'react'

/** When one screen takes another's place under the same path: back to the top, focus and all. */
export function useFocusOnScreenChange(screen: string): void {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    window.scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [screen])
}
