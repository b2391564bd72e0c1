import { useEffect, useEffectEvent, useState } from 'react'

/** Closes the dialog before it is removed: only then the focus returns. */
export function useClosing(onClosed: () => void): [isOpen: boolean, close: () => void] {
  const [isOpen, setOpen] = useState(true)
  const closed = useEffectEvent(onClosed)
  useEffect(() => {
    if (!isOpen) closed()
  }, [isOpen])
  return [isOpen, () => setOpen(false)]
}
