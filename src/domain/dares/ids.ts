const id = /^[0-9a-f]{24}$/
const key = /^[0-9a-f]{48}$/

/** Whether that can be the id of a dare: 96 bits of chance, which nobody guesses. */
export function isDareId(text: string): boolean {
  return id.test(text)
}

/** Whether that can be the key by which whoever sent a dare reads its answers. */
export function isSenderKey(text: string): boolean {
  return key.test(text)
}
