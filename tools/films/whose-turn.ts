import type { FilmedRoom, Name } from '../film.ts'

const lookEveryMs = 100
const maxWaitMs = 120_000

/** Chance deals the turns: the phones that have such a button, in the order of their seats. */
export async function phonesWith(
  phones: FilmedRoom['phones'],
  name: RegExp,
  count = 1,
): Promise<Name[]> {
  const names = Object.keys(phones) as Name[]
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += lookEveryMs) {
    const seen = await Promise.all(
      names.map((each) => phones[each].getByRole('button', { name }).first().isVisible()),
    )
    const found = names.filter((_, place) => seen[place])
    if (found.length >= count) return found
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  throw new Error(`No phone shows ${name}`)
}

/** The first phone with such a button presses it; null where it went meanwhile. */
export async function pressFirst(
  phones: FilmedRoom['phones'],
  button: RegExp,
): Promise<Name | null> {
  const [name] = await phonesWith(phones, button)
  if (!name) return null
  const pressed = phones[name]
    .getByRole('button', { name: button })
    .first()
    .click({ timeout: 6000 })
  return pressed.then(
    () => name,
    () => null,
  )
}
