import { expect, test } from 'vitest'
import { openLog } from './open-log.ts'
import { redactPersonalData } from './redact-personal-data.ts'

test.each([
  ['an email address', 'to ase.holm+party@home.example.', 'to [hidden].'],
  ['a phone number', 'Key (phone_number)=(+4712345678)', 'Key (phone_number)=([hidden])'],
  [
    'the token of a link',
    'Invalid callbackURL: https://party.example/verify-email?token=abc.def&next=%2Fprofile',
    'Invalid callbackURL: https://party.example/verify-email?token=[hidden]&next=[hidden]',
  ],
  [
    'the token in a path',
    'GET /api/auth/reset-password/t0k-en_1',
    'GET /api/auth/reset-password/[hidden]',
  ],
  ['the key of a private link', 'GET /enter/AbC_-12', 'GET /enter/[hidden]'],
  [
    'the password of a database',
    'postgres://party:word@db.example/x',
    'postgres://party:[hidden]/x',
  ],
])('hides %s', (_, line, expected) => {
  expect(redactPersonalData(line)).toBe(expected)
})

test.each([
  'at /srv/node_modules/@hono/node-server/dist/index.mjs:12:3',
  'at /srv/node_modules/.store/pino@10.4.0/lib/proto.js',
  '{"level":30,"time":1795456203365,"path":"/api/packs","ms":1.2,"msg":"request"}',
])('leaves %s as it is', (line) => {
  expect(redactPersonalData(line)).toBe(line)
})

test('a line of the log hides what an error quotes', () => {
  const lines: string[] = []
  const log = openLog({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const detail = 'Key (email)=(ase@home.example) already exists.'
  const err = Object.assign(new Error('duplicate key'), { detail })
  log.error({ event: 'sign_in.failed', err }, 'Sign-in failed')
  expect(lines.join('')).not.toContain('ase@home.example')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: { detail: 'Key (email)=([hidden]) already exists.' },
    event: 'sign_in.failed',
  })
})
