/** A form's uninterpreted values: text, lists and names. */
export type Form = { [name: string]: FormValue }
export type FormValue = string | FormValue[] | Form

const maxDepth = 8

/**
 * Reads `a[b][0]=c`, as Stripe's clients write it, from a body or a query. Names that could reach
 * an object's prototype are names like any other, because nothing here has a prototype.
 */
export function parseForm(text: string): Form {
  const form: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) put(form, splitName(name), value)
  return settle(form) as Form
}

function splitName(name: string): string[] {
  const start = name.indexOf('[')
  if (start < 1 || !name.endsWith(']')) return [name]
  const inner = name.slice(start + 1, -1).split('][')
  return inner.length > maxDepth ? [name] : [name.slice(0, start), ...inner]
}

function put(form: Form, path: string[], value: string): void {
  let place = form
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(place).length) : part
    if (depth === path.length - 1) place[key] = value
    else {
      const next = place[key]
      if (typeof next !== 'object') place[key] = Object.create(null)
      place = place[key] as Form
    }
  }
}

/** Names that are 0, 1, 2 … make a list. */
function settle(value: FormValue): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value)
  for (const [key, inner] of entries) (value as Form)[key] = settle(inner)
  const isList = entries.length > 0 && entries.every(([key], at) => key === String(at))
  return isList ? Object.values(value) : value
}
