const idPattern = /^[0-9a-f]{24}$/
const keyPattern = /^[0-9a-f]{48}$/

/** Whether that can be the id of a dare: 96 bits of chance, which nobody guesses. */
export function isDareId(text: string): boolean {
  return idPattern.test(text)
}

/** Whether that can be the key by which whoever sent a dare reads its answers. */
export function isSenderKey(text: string): boolean {
  return keyPattern.test(text)
}
