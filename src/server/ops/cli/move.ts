import pino, { type Logger } from 'pino'
import { isPostgresUrl } from '#server/config/address-rules.ts'
import type { Env } from '#server/config/env.ts'
import { readStorageUrl } from '#server/config/storage-url.ts'
import { openDatabaseBeside } from '#server/db/open.ts'
import { findKeptSecret, keepSecret } from '#server/features/accounts/auth-secret.ts'
import { openDataFolder } from '#server/lib/open-data-folder.ts'
import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { type Moved, move as moveHouse } from '../backup/move.ts'
import { countOf, printProgress, sizeOf } from '../backup/progress.ts'
import { openTarget } from '../backup/target.ts'
import { defineCommand, exitCodes, type Shell, tooMuch, type Words } from './command.ts'
import { sayFilled } from './say-filled.ts'

type Move = { changes: Record<string, string>; isSaidToBeStopped: boolean }

const toFolder = 'sqlite:'

export const move = defineCommand({
  names: ['move'],
  takes: `--to postgres://…|${toFolder}<folder> [--storage s3://…|file:] [--yes]`,
  does: 'brings the house that the environment names to another database and store',
  notes: [
    '       Stop the servers first: nothing that is written meanwhile comes along. The data folder is',
    '       taken for as long as it lasts; Postgres is refused while servers run on it, and --yes says',
    '       that none is started meanwhile.',
    '       The other database must be empty. The house it comes from is left as it is.',
    '       Without --storage the bytes of objects go where STORAGE_URL says, below the data folder.',
  ],
  options: { to: { type: 'string' }, storage: { type: 'string' }, yes: { type: 'boolean' } },
  parse,
  run,
})

function parse({ options: { to, storage, yes }, rest }: Words) {
  const place = typeof to === 'string' ? placeOf(to) : null
  if (!place) {
    return {
      problem: `Say where to: --to postgres://user:password@host/name or ${toFolder}<folder>.`,
    }
  }
  if (storage !== undefined && (typeof storage !== 'string' || readStorageUrl(storage) === null)) {
    return { problem: 'Say --storage file: or --storage s3://bucket?endpoint=…' }
  }
  const changes = { ...place, ...(storage !== undefined && { STORAGE_URL: storage }) }
  return tooMuch(rest) ?? { changes, isSaidToBeStopped: yes === true }
}

function placeOf(to: string): Record<string, string> | null {
  if (isPostgresUrl(to)) return { DATABASE_URL: to }
  const folder = to.startsWith(toFolder) ? to.slice(toFolder.length) : ''
  return folder === '' ? null : { DATABASE_URL: '', DATA_DIR: folder }
}

async function run({ changes, isSaidToBeStopped }: Move, { print, readEnv }: Shell) {
  const from = readEnv()
  const to = readEnv(changes)
  if (from.databaseUrl !== null && !isSaidToBeStopped) {
    print('Stop every server on this database, start none, and say --yes: what they write is lost.')
    return exitCodes.failed
  }
  const folder = from.databaseUrl === null ? openDataFolder(from.dataDir) : null
  const log = pino({ level: 'silent' })
  try {
    const moved = await moveBetween(from, to, log, print)
    print(...sayFilled(moved), ...describeBlobs(moved), ...sayWhatIsNext(from, to, changes))
    return moved.unbalanced === 0 ? exitCodes.done : exitCodes.failed
  } finally {
    folder?.release()
  }
}

async function moveBetween(from: Env, to: Env, log: Logger, print: Shell['print']): Promise<Moved> {
  const target = await openTarget(to, log)
  try {
    const database = await openDatabaseBeside(from, log)
    try {
      const blobs = await openBlobStore(from, log)
      const others = await openBlobStore(to, log)
      const house = { database, blobs, now: Date.now }
      const place = { target, blobs: blobs.place === others.place ? null : others }
      const secret = from.authSecret === null ? findKeptSecret(from.dataDir) : null
      const moved = await moveHouse(house, place, printProgress(print, Date.now))
      if (secret !== null && to.dataDir !== from.dataDir) keepSecret(to.dataDir, secret)
      return moved
    } finally {
      await database.close()
    }
  } finally {
    await target.close()
  }
}

function describeBlobs({ blobs }: Moved): string[] {
  if (blobs === null) return ['The bytes of objects stay where they are.']
  const copied = `${countOf(blobs.count, 'object')} copied, ${sizeOf(blobs.bytes)}.`
  if (blobs.missing === 0) return [copied]
  return [copied, `Beware: ${countOf(blobs.missing, 'object')} had no bytes in the store before.`]
}

function sayWhatIsNext(from: Env, to: Env, changes: Record<string, string>): string[] {
  const names = Object.entries(changes).filter(([, value]) => value !== '')
  const unset = Object.entries(changes).filter(([, value]) => value === '')
  const isSecretKept = from.authSecret === null && to.databaseUrl !== null
  return [
    `Next: set ${names.map(([name]) => name).join(' and ')} to what you gave here${unset
      .map(([name]) => `, take ${name} away`)
      .join('')}, and start.`,
    ...(isSecretKept
      ? [`A second machine needs AUTH_SECRET: what lies in ${to.dataDir}/auth-secret.`]
      : []),
    'The house it came from is as it was. Do not start it again: the two would go their own ways.',
  ]
}
