import { useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { isFirstPage } from '#browser/device/is-first-page.ts'

export type LeaveGuard = {
  /** The back button or a link waits for an answer. */
  isBlocked: boolean
  stay: () => void
  /** To the link's target; `home` after the back button. @param target another page */
  proceed: (target?: string) => void
}

/** Blocks navigation until the players have answered. */
export function useLeaveGuard(home = '/'): LeaveGuard {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isGoing = useRef(false)
  const wanted = useRef<string | null>(null)
  const blocker = useBlocker(({ historyAction, nextLocation }) => {
    wanted.current = historyAction === 'POP' ? null : nextLocation.pathname
    // Stage changes replace the entry and are allowed.
    if (isGoing.current || historyAction === 'REPLACE') return false
    return historyAction === 'POP' || nextLocation.pathname !== pathname
  })

  // Back to the page before this document cannot be blocked: an extra history entry can.
  useEffect(() => {
    if (isFirstPage()) navigate(pathname, { preventScrollReset: true })
  }, [navigate, pathname])

  const isBlocked = blocker.state === 'blocked'

  function stay(): void {
    if (isBlocked) blocker.reset()
  }

  function proceed(target?: string): void {
    const to = target ?? ((isBlocked && wanted.current) || home)
    stay()
    isGoing.current = true
    if (to !== pathname) navigate(to)
  }

  return { isBlocked: isBlocked, stay, proceed: proceed }
}
