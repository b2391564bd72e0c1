import { deriveKey as ownDeriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { expect, test } from 'vitest'
import { deriveKey } from './derive-key.ts'

const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '', salt: '', cost: 50, keyPrefix: '00' }

test.each([16, 32, 48])('a key of %i bytes is that of the browser', async (keyLength) => {
  const asked = [
    { ...parameters, keyLength },
    new Uint8Array([1, 2, 3]),
    new Uint8Array([4, 5]),
  ] as const
  expect(await deriveKey(...asked)).toEqual(await ownDeriveKey(...asked))
})
