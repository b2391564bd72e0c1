import type { FormEvent } from 'react'

/**
 * Hands on what a form holds when it is sent. Its method must be `dialog`: until the page is alive
 * the browser itself would send it, and what was typed would stand in the address.
 */
export function readForm(onSubmit: (fields: Record<string, string>) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)]
    onSubmit(Object.fromEntries(fields.map(([name, value]) => [name, String(value)])))
  }
}
