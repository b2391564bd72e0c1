import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ClearButton } from '#ui/clear-button.tsx'
import { Field } from '#ui/field.tsx'

/** The delay after typing. */
const debounceMs = 250

/** Searches while typing. Uncontrolled, so that text from before hydration is kept. */
export function SearchField({ asked, onAsk }: { asked: string; onAsk: (q: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [{ typed, byHand }, setTyped] = useState({ typed: '', byHand: false })
  /** What address and field last agreed on; null before hydration. */
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
    // Our own navigation: the user may have typed on.
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
