import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { DeriveKeyFunction } from 'altcha-lib'

/** The same key as Web Crypto, which is missing over plain http. */
export const deriveKey: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => {
  // Yields to taps: this runs on the main thread.
  await new Promise((resolve) => setTimeout(resolve))
  return {
    parameters: {},
    derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
  }
}
