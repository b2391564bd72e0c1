import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'

/** How long a press lasts that cannot be held: from a switch, or by voice. */
const tappedMs = 3000

/**
 * Something that shows only while it is held: by a finger, by the space bar, or for a moment after
 * a press by other means. Whatever else happens, a call, another window, lets go.
 */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false)
  const [isTapped, setIsTapped] = useState(false)

  useEffect(() => {
    if (!isTapped) return
    const timer = setTimeout(() => setIsTapped(false), tappedMs)
    return () => clearTimeout(timer)
  }, [isTapped])

  useEffect(() => {
    const letGo = () => {
      setIsHeld(false)
      setIsTapped(false)
    }
    window.addEventListener('blur', letGo)
    document.addEventListener('visibilitychange', letGo)
    return () => {
      window.removeEventListener('blur', letGo)
      document.removeEventListener('visibilitychange', letGo)
    }
  }, [])

  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  const isHoldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'
  return {
    isHeld: isHeld || isTapped,
    handlers: {
      onPointerDown: hold,
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onBlur: release,
      // The menu of a long press would take the finger.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onKeyDown(event: KeyboardEvent) {
        if (!isHoldKey(event)) return
        event.preventDefault()
        if (!event.repeat) hold()
      },
      onKeyUp(event: KeyboardEvent) {
        if (!isHoldKey(event)) return
        // A click may follow, and that would show it for a moment more.
        event.preventDefault()
        release()
      },
      onClick: (event: MouseEvent) => event.detail === 0 && setIsTapped(true),
    },
  }
}
