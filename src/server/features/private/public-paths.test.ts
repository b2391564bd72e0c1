import { expect, test } from 'vitest'
import { isPublicPath } from './public-paths.ts'

test.each([
  ...['/healthz', '/readyz', '/metrics', '/manifest.webmanifest', '/favicon.ico', '/version.json'],
  ...['/info/unsubscribe', '/sign-in', '/sign-up', '/reset-password', '/verify-email'],
  ...['/sign-in.data', '/api/auth/sign-in/email', '/assets/entry.js', '/icon.svg', '/icon-192.png'],
])('a private site answers %s to everybody', (path) => {
  expect(isPublicPath(path)).toBe(true)
})

test.each([
  ...['/', '/games/meyer', '/api/packs', '/sign-in/x', '/x/sign-in', '/profile', '/api/authors'],
  ...['/pictures/house.png', '/metrics/x', '/xassets/a.js', '/sign-in.data.data', '/entry.js'],
])('and %s to its guests alone', (path) => {
  expect(isPublicPath(path)).toBe(false)
})
