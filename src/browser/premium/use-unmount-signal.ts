import { useEffect, useRef } from 'react'

/** A signal that is aborted on unmount: late answers must not navigate. */
export function useUnmountSignal(): () => AbortSignal {
  const shown = useRef(new AbortController())
  useEffect(() => {
    if (shown.current.signal.aborted) shown.current = new AbortController()
    return () => shown.current.abort()
  }, [])
  return () => shown.current.signal
}
