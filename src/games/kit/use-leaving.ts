import { useEffect, useRef } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'

/** How a running game is left: never by accident. */
export type Leaving = {
  /** The back button was pressed, and waits for an answer. */
  isAsked: boolean
  stay: () => void
  goHome: () => void
}

/** Holds the back button until somebody has answered; nothing is lost either way. */
export function useLeaving(): Leaving {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isGoing = useRef(false)
  const blocker = useBlocker(
    ({ historyAction, nextLocation }) =>
      !isGoing.current && (historyAction === 'POP' || nextLocation.pathname !== pathname),
  )

  // The browser's own back, to the page before this document, cannot be held: a step in between can.
  useEffect(() => {
    if (window.history.state?.idx === 0) navigate(pathname, { preventScrollReset: true })
  }, [navigate, pathname])

  function stay(): void {
    if (blocker.state === 'blocked') blocker.reset()
  }

  function goHome(): void {
    stay()
    isGoing.current = true
    navigate('/')
  }

  return { isAsked: blocker.state === 'blocked', stay, goHome }
}
