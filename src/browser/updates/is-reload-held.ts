import { isGameRunning } from '../table/is-game-running.ts'

/** Fields that are written in; a switch that was pressed keeps the focus, and nothing is lost there. */
const focusedFieldSelector =
  'textarea:focus,[contenteditable]:focus,input:focus:not([type=checkbox],[type=radio],[type=range])'

/** What nobody wants to type twice, also between one field and the next. */
const protectedFieldSelector = 'textarea,input[type=email],input[type=password],input[type=tel]'

/**
 * Whether a reload would take something from somebody: a running game its moment, an open sheet its
 * place, a field its words, a payment or anything else that is under way its answer.
 */
export function isReloadHeld(): boolean {
  if (isGameRunning()) return true
  const root = document.documentElement
  if (root.querySelector(`dialog[open],[aria-busy=true],${focusedFieldSelector}`)) return true
  return [...root.querySelectorAll<HTMLInputElement>(protectedFieldSelector)].some(
    ({ value }) => value !== '',
  )
}
