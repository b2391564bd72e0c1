import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ClearButton } from '#ui/clear-button.tsx'
import { Field } from '#ui/field.tsx'

/** So long somebody types before the shelf follows. */
const debounceMs = 250

/**
 * Words to search by; the shelf follows as they are typed. The field keeps its own text, so that
 * what was typed before the page came alive is not lost.
 */
export function SearchField({ asked, onAsk }: { asked: string; onAsk: (q: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [{ typed, byHand }, setTyped] = useState({ typed: '', byHand: false })
  /** The words that address and field agree on; null until the page is alive. */
  const settled = useRef<string | null>(null)

  function input(): HTMLInputElement | null {
    return form.current?.querySelector('input') ?? null
  }

  function write(text: string, byHand: boolean): void {
    const field = input()
    if (field) field.value = text
    setTyped({ typed: text, byHand })
  }

  const ask = useEffectEvent(() => {
    const words = typed.trim()
    if (words === settled.current) return
    settled.current = words
    onAsk(words)
  })

  const followAddress = useEffectEvent((address: string) => {
    const words = address.trim()
    // Our own doing: by now somebody may have typed on.
    if (words === settled.current) return
    const before = settled.current === null ? (input()?.value ?? '') : ''
    settled.current = words
    if (words === '' && before !== '') setTyped({ typed: before, byHand: true })
    else write(address, false)
  })
  useEffect(() => followAddress(asked), [asked])

  useEffect(() => {
    if (!byHand) return
    const timer = setTimeout(ask, typed.trim() === '' ? 0 : debounceMs)
    return () => clearTimeout(timer)
  }, [typed, byHand])

  function submit(event: FormEvent): void {
    event.preventDefault()
    ask()
  }

  return (
    <form ref={form} onSubmit={submit}>
      <Field
        label="Search"
        type="search"
        onChange={(event) => setTyped({ typed: event.target.value, byHand: true })}
        placeholder="Weddings, flatmates, fridges"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        dir="auto"
        end={typed !== '' && <ClearButton onClear={() => write('', true)} />}
      />
    </form>
  )
}
