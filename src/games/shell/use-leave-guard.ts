import { useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { isFirstPage } from '#browser/device/is-first-page.ts'

/** How a running game is left: never by accident. */
export type LeaveGuard = {
  /** The back button or a link was pressed, and waits for an answer. */
  isBlocked: boolean
  stay: () => void
  /** To where the link leads; to `home` from the back button. */
  proceed: () => void
}

/** Holds the back button until somebody has answered; nothing is lost either way. */
export function useLeaveGuard(home = '/'): LeaveGuard {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isGoing = useRef(false)
  const wanted = useRef<string | null>(null)
  const blocker = useBlocker(({ historyAction, nextLocation }) => {
    wanted.current = historyAction === 'POP' ? null : nextLocation.pathname
    // A game that moves on to its next path puts it in the place of this one.
    if (isGoing.current || historyAction === 'REPLACE') return false
    return historyAction === 'POP' || nextLocation.pathname !== pathname
  })

  // The browser's own back, to the page before this document, cannot be held: a step in between can.
  useEffect(() => {
    if (isFirstPage()) navigate(pathname, { preventScrollReset: true })
  }, [navigate, pathname])

  const isBlocked = blocker.state === 'blocked'

  function stay(): void {
    if (isBlocked) blocker.reset()
  }

  function proceed(): void {
    const to = (isBlocked && wanted.current) || home
    stay()
    isGoing.current = true
    if (to !== pathname) navigate(to)
  }

  return { isBlocked: isBlocked, stay, proceed: proceed }
}
