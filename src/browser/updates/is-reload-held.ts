import { isGameRunning } from '../table/is-game-running.ts'

/** Text fields; a focused switch has nothing to lose. */
const focusedFieldSelector =
  'textarea:focus,[contenteditable]:focus,input:focus:not([type=checkbox],[type=radio],[type=range])'

/** Their text counts without focus, too. */
const protectedFieldSelector = 'textarea,input[type=email],input[type=password],input[type=tel]'

/**
 * Whether a reload would lose something: a running game, an open sheet, typed text, a pending
 * payment.
 */
export function isReloadHeld(): boolean {
  const root = document.documentElement
  if (isGameRunning() && !root.querySelector('[data-awaits-script]')) return true
  if (root.querySelector(`dialog[open],[aria-busy=true],${focusedFieldSelector}`)) return true
  return [...root.querySelectorAll<HTMLInputElement>(protectedFieldSelector)].some(
    ({ value }) => value !== '',
  )
}
