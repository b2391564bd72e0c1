/** Something that can be tapped or filled. */
export type Tap = {
  /** Of the screen's list, for `aim`. */
  at: number
  name: string
  kind: 'button' | 'text' | 'number' | 'choice'
  isFilled: boolean
}

/** `sheet`: title of the one that is open. */
export type Look = { text: string; taps: Tap[]; sheet: string | null }

type Held = typeof globalThis & { eveningTaps?: Element[] }

/** Runs in the page: everything it says, and what somebody could press. */
export function look(): Look {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const spoken = [...document.querySelectorAll('[aria-label], [title], img[alt]')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => ['aria-label', 'title', 'alt'].map((key) => element.getAttribute(key)))
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    .filter(isSeen)
    .map(({ value }) => value)
  const text = [document.body.innerText, ...spoken, ...fields].filter(Boolean).join('\n')

  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1)
  const root = sheet ?? document.querySelector('main') ?? document.body
  const kindOf = (element: Element): Tap['kind'] => {
    if (element instanceof HTMLTextAreaElement) return 'text'
    if (!(element instanceof HTMLInputElement)) return 'button'
    if (['radio', 'checkbox', 'range'].includes(element.type)) return 'choice'
    const isNumber = element.type === 'number' || /numeric|decimal/.test(element.inputMode)
    return isNumber ? 'number' : 'text'
  }
  const held: Element[] = []
  const taps: Tap[] = []
  for (const element of root.querySelectorAll('button, input, textarea')) {
    const isOff = element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *')
    if (isOff || !element.checkVisibility({ visibilityProperty: true })) continue
    const name =
      element.getAttribute('aria-label') ??
      (element.textContent || element.closest('label')?.textContent || '')
    const isFilled = element instanceof HTMLInputElement && element.value !== ''
    taps.push({ at: held.length, name: name.trim(), kind: kindOf(element), isFilled })
    held.push(element)
  }
  ;(globalThis as Held).eveningTaps = held
  return { text, taps, sheet: sheet ? (sheet.querySelector('h2')?.textContent ?? '') : null }
}

/** Runs in the page: where a finger would press it; null where it is gone or covered. */
export function aim(at: number): { x: number; y: number } | null {
  const element = (globalThis as Held).eveningTaps?.[at]
  if (!element?.isConnected || element.matches(':disabled')) return null
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const target = element.matches('input[type=radio], input[type=checkbox]')
    ? (element.closest('label') ?? element)
    : element
  const { left, top, width, height } = target.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  return hit && (target.contains(hit) || hit.contains(target)) ? { x, y } : null
}
