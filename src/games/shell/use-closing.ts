import { useEffect, useEffectEvent, useState } from 'react'

/** Closes a sheet before it is taken away: only a dialog that closes gives the focus back. */
export function useClosing(onClosed: () => void): [isOpen: boolean, close: () => void] {
  const [isOpen, setOpen] = useState(true)
  const closed = useEffectEvent(onClosed)
  useEffect(() => {
    if (!isOpen) closed()
  }, [isOpen])
  return [isOpen, () => setOpen(false)]
}
