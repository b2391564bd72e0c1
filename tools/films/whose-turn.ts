import type { FilmedRoom, Name } from '../film.ts'

const lookEveryMs = 150
const longestWaitMs = 120_000

/** Chance deals the turns: the phones that have such a button, in the order of their seats. */
export async function phonesWith(phones: FilmedRoom['phones'], button: RegExp): Promise<Name[]> {
  const until = Date.now() + longestWaitMs
  while (Date.now() < until) {
    const found = await lookFor(phones, button)
    if (found.length > 0) return found
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
  throw new Error(`No phone shows ${button}`)
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

async function lookFor(phones: FilmedRoom['phones'], button: RegExp): Promise<Name[]> {
  const names = Object.keys(phones) as Name[]
  const seen = await Promise.all(
    names.map((name) => phones[name].getByRole('button', { name: button }).first().isVisible()),
  )
  return names.filter((_, place) => seen[place])
}

/** The host ends the game for all. */
export async function endGame({ phones }: FilmedRoom): Promise<void> {
  await phones.Sofie.getByRole('button', { name: 'Leave' }).click()
  await phones.Sofie.getByRole('button', { name: /^End this game/ }).click()
}
