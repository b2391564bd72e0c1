import { useEffect } from 'react'

type Key = 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Space'
type Keys = Partial<Record<Key, () => void>>

/**
 * The keys of a big screen. They stay silent while a sheet is open or somebody types, and Space
 * stays with the button that has the focus.
 */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      const target = event.target as HTMLElement
      if (target.closest('input, textarea, select')) return
      const name = event.code as keyof Keys
      if (name === 'Space' && target.closest('button, a')) return
      const act = keys[name]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
