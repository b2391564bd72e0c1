const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const length = 20

/** 20 letters and digits: 103 random bits. */
export function newPackId(): string {
  const id: string[] = []
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Rejects the last partial alphabet, or some letters would be more frequent.
      if (byte < 252 && id.length < length) id.push(letters[byte % letters.length] as string)
    }
  }
  return id.join('')
}
