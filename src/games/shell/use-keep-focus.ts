import { useEffect } from 'react'

/**
 * A screen that goes takes its focused button with it: the next one has the focus, so that
 * keyboards, switches and screen readers go on from there.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let last: EventTarget | null = null
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    const look = () => {
      if (!(last instanceof Element) || last.isConnected) return
      last = null
      if (document.activeElement !== document.body) return
      document.querySelector('main')?.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(look)
    document.addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
}
