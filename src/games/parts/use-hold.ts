import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'

/** For presses that cannot be held: switch access, voice. */
const tappedMs = 3000

/**
 * True while held by a finger or Space, or for a moment after another kind of press. A call or
 * another window releases.
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
      letGo()
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
      // A long-press menu would end the hold.
      onContextMenu: (event: MouseEvent) => event.preventDefault(),
      onKeyDown(event: KeyboardEvent) {
        if (!isHoldKey(event)) return
        event.preventDefault()
        if (!event.repeat) hold()
      },
      onKeyUp(event: KeyboardEvent) {
        if (!isHoldKey(event)) return
        // Suppresses the click that may follow.
        event.preventDefault()
        release()
      },
      onClick: (event: MouseEvent) => event.detail === 0 && setIsTapped(true),
    },
  }
}
