import { expect, test } from 'vitest'
import { toMobileConfig } from './mobile-config.ts'

test('a profile holds one certificate, with ids derived from it', async () => {
  const id = '0123456789abcdef0123456789abcdef'
  const profile = toMobileConfig(Buffer.from('a certificate'), `${id}${[...id].reverse().join('')}`)
  expect(profile).toContain('<string>01234567-89AB-CDEF-0123-456789ABCDEF</string>')
  expect(profile).toContain('<string>FEDCBA98-7654-3210-FEDC-BA9876543210</string>')
  await expect(profile).toMatchFileSnapshot('approved-profile.txt')
})
