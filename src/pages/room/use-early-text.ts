import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Takes over what was typed before hydration: the first update would drop it. */
export function useEarlyText(
  value: string,
  onText: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const take = useEffectEvent((text: string) => {
    if (text !== '' && text !== value) onText(text)
  })
  useLayoutEffect(() => take(input.current?.value ?? ''), [])
  return input
}

/** The text of a field as its form is sent: a press that hydrates the page comes before its state. */
export function textOf(form: HTMLFormElement, field: 'code' | 'name'): string {
  return String(new FormData(form).get(field) ?? '')
}
