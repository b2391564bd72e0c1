import pino, { type Logger } from 'pino'
import type { Env } from '#server/config/env.ts'
import { readStorageUrl } from '#server/config/storage-url.ts'
import { isPostgresUrl } from '#server/config/url-rules.ts'
import { openDatabaseWithoutMigrating } from '#server/db/open.ts'
import { findStoredSecret, storeSecret } from '#server/features/accounts/auth-secret.ts'
import { openDataFolder } from '#server/lib/open-data-folder.ts'
import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { type Moved, move as moveData } from '../backup/move.ts'
import { openTarget } from '../backup/open-target.ts'
import { formatCount, formatSize, printProgress } from '../backup/progress.ts'
import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  type Shell,
} from './command.ts'
import { describeFilled } from './describe-filled.ts'

type Move = { changes: Record<string, string>; isConfirmedStopped: boolean }

const sqlitePrefix = 'sqlite:'

export const move = defineCommand({
  names: ['move'],
  synopsis: `--to postgres://…|${sqlitePrefix}<folder> [--storage s3://…|file:] [--yes]`,
  summary: 'copies the data that the environment names to another database and store',
  notes: [
    '       Stop the servers first: nothing that is written meanwhile comes along. The data folder is',
    '       taken for as long as it lasts; Postgres is refused while servers run on it, and --yes says',
    '       that none is started meanwhile.',
    '       The other database must be empty. The source is left as it is.',
    '       Without --storage the bytes of objects go where STORAGE_URL says, below the data folder.',
  ],
  options: { to: { type: 'string' }, storage: { type: 'string' }, yes: { type: 'boolean' } },
  parse,
  run,
})

function parse({ options: { to, storage, yes }, positionals }: CommandArguments) {
  const destination = typeof to === 'string' ? parseDestination(to) : null
  if (!destination) {
    return {
      problem: `Say where to: --to postgres://user:password@host/name or ${sqlitePrefix}<folder>.`,
    }
  }
  if (storage !== undefined && (typeof storage !== 'string' || readStorageUrl(storage) === null)) {
    return { problem: 'Say --storage file: or --storage s3://bucket?endpoint=…' }
  }
  const changes = { ...destination, ...(storage !== undefined && { STORAGE_URL: storage }) }
  return rejectExtra(positionals) ?? { changes, isConfirmedStopped: yes === true }
}

function parseDestination(to: string): Record<string, string> | null {
  if (isPostgresUrl(to)) return { DATABASE_URL: to }
  const folder = to.startsWith(sqlitePrefix) ? to.slice(sqlitePrefix.length) : ''
  return folder === '' ? null : { DATABASE_URL: '', DATA_DIR: folder }
}

async function run({ changes, isConfirmedStopped }: Move, { print, readEnv }: Shell) {
  const from = readEnv()
  const to = readEnv(changes)
  if (from.databaseUrl !== null && !isConfirmedStopped) {
    print('Stop every server on this database, start none, and say --yes: what they write is lost.')
    return exitCodes.failed
  }
  const folder = from.databaseUrl === null ? openDataFolder(from.dataDir) : null
  const log = pino({ level: 'silent' })
  try {
    const moved = await moveBetween(from, to, log, print)
    print(
      ...describeFilled(moved),
      ...describeBlobs(moved),
      ...describeNextSteps(from, to, changes),
    )
    return moved.unbalanced === 0 ? exitCodes.done : exitCodes.failed
  } finally {
    folder?.release()
  }
}

async function moveBetween(from: Env, to: Env, log: Logger, print: Shell['print']): Promise<Moved> {
  const target = await openTarget(to, log)
  try {
    const database = await openDatabaseWithoutMigrating(from, log)
    try {
      const blobs = await openBlobStore(from, log)
      const targetBlobs = await openBlobStore(to, log)
      const source = { database, blobs, now: Date.now }
      const destination = {
        target,
        blobs: blobs.description === targetBlobs.description ? null : targetBlobs,
      }
      const secret = from.authSecret === null ? findStoredSecret(from.dataDir) : null
      const moved = await moveData(source, destination, printProgress(print, Date.now))
      if (secret !== null && to.dataDir !== from.dataDir) storeSecret(to.dataDir, secret)
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
  const copied = `${formatCount(blobs.count, 'object')} copied, ${formatSize(blobs.bytes)}.`
  if (blobs.missing === 0) return [copied]
  return [
    copied,
    `Beware: ${formatCount(blobs.missing, 'object')} had no bytes in the store before.`,
  ]
}

function describeNextSteps(from: Env, to: Env, changes: Record<string, string>): string[] {
  const names = Object.entries(changes).filter(([, value]) => value !== '')
  const unset = Object.entries(changes).filter(([, value]) => value === '')
  const isSecretKept = from.authSecret === null && to.databaseUrl !== null
  return [
    `Next: set ${names.map(([name]) => name).join(' and ')} to what you gave here${unset
      .map(([name]) => `, take ${name} away`)
      .join('')}, and start.`,
    ...(isSecretKept
      ? [`A second machine needs AUTH_SECRET: the content of ${to.dataDir}/auth-secret.`]
      : []),
    'The source is unchanged. Do not start it again: the two would diverge.',
  ]
}
