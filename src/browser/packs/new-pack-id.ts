const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const length = 20

/** An id that nobody else has: 20 letters and digits, some 103 bits of chance. */
export function newPackId(): string {
  const id: string[] = []
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Only as many values as there are whole alphabets, or some letters would come more often.
      if (byte < 252 && id.length < length) id.push(letters[byte % letters.length] as string)
    }
  }
  return id.join('')
}
