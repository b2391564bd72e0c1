const idPattern = /^[0-9a-f]{24}$/
const keyPattern = /^[0-9a-f]{48}$/

/** 96 random bits, too many to guess. */
export function isDareId(text: string): boolean {
  return idPattern.test(text)
}

export function isSenderKey(text: string): boolean {
  return keyPattern.test(text)
}
