import { useEffect } from 'react'

type Key = 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Space'
type Keys = Partial<Record<Key, () => void>>

/** Inactive while a sheet is open or a field has focus; Space belongs to a focused button. */
export function useKeys(keys: Keys): void {
  useFreeKeys(({ code, target }) => {
    const focused = target as HTMLElement
    if (focused.closest('input') || (code === 'Space' && focused.closest('button, a'))) return
    return keys[code as Key]
  })
}

const shiftedPlaces = 10

/**
 * 1 to 9 and 0 pick the first ten players, with Shift the next ten.
 * @param pick gets the index; missing players are ignored
 */
export function usePlayerKeys(count: number, pick: (place: number) => void): void {
  useFreeKeys(({ code, shiftKey }) => {
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
    if (digit === undefined) return
    const place = ((Number(digit) + 9) % 10) + (shiftKey ? shiftedPlaces : 0)
    return place < count ? () => pick(place) : undefined
  })
}

function useFreeKeys(choose: (event: KeyboardEvent) => (() => void) | undefined): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      if ((event.target as HTMLElement).closest('input:not([type=radio]), textarea, select')) return
      const act = choose(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
