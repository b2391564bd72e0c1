import { useEffect, useRef } from 'react'

/**
 * Gives the signal that the component is gone. For answers that would lead to another page: they
 * may come when somebody has moved on.
 */
export function useUnmountSignal(): () => AbortSignal {
  const shown = useRef(new AbortController())
  useEffect(() => {
    if (shown.current.signal.aborted) shown.current = new AbortController()
    return () => shown.current.abort()
  }, [])
  return () => shown.current.signal
}
