import type { FormEvent } from 'react'

/**
 * The submitted fields of a form. Its method must be `dialog`: before hydration the browser would
 * submit it and put what was typed into the address.
 */
export function readForm(onSubmit: (fields: Record<string, string>) => void) {
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)]
    onSubmit(Object.fromEntries(fields.map(([name, value]) => [name, String(value)])))
  }
}
