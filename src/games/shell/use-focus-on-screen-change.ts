import { useEffect, useRef } from 'react'

/** Scrolls to the top and moves the focus when the screen changes under one path. */
export function useFocusOnScreenChange(screen: string): void {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    window.scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [screen])
}
