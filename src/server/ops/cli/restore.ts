import pino from 'pino'
import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { openTarget } from '../backup/open-target.ts'
import { printProgress } from '../backup/progress.ts'
import { type Restored, restore as restoreBackup } from '../backup/restore.ts'
import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  type Shell,
} from './command.ts'
import { describeFilled } from './describe-filled.ts'

export const restore = defineCommand({
  names: ['restore'],
  synopsis: '<folder>',
  summary: 'restores a backup into the empty database that the environment names',
  notes: [
    '       Stop the servers first. A database that servers run on or that people are in is refused,',
    '       and so is a backup that is damaged or of a newer version. One of an older version is brought',
    '       up to this one. What breaks off may be begun again.',
  ],
  parse: ({ positionals: [folder, ...more] }: CommandArguments) => {
    if (folder === undefined) return { problem: 'Say which backup: its folder.' }
    return rejectExtra(more) ?? { folder }
  },
  run,
})

async function run({ folder }: { folder: string }, { print, readEnv }: Shell) {
  const env = readEnv()
  const log = pino({ level: 'silent' })
  const target = await openTarget(env, log)
  try {
    const openBlobs = () => openBlobStore(env, log)
    const progress = printProgress(print, Date.now)
    const restored = await restoreBackup({ env, target, openBlobs, progress }, folder)
    print(`${target.place}: restored as of ${restored.manifest.createdAt}.`)
    print(...describeFilled(restored), ...describeManualSteps(restored, env))
    return restored.unbalanced === 0 ? exitCodes.done : exitCodes.failed
  } finally {
    await target.close()
  }
}

function describeManualSteps(
  { manifest }: Restored,
  env: { authSecret: string | null; databaseUrl: string | null },
): string[] {
  const lines: string[] = []
  if (manifest.bodies === null) {
    lines.push('The backup has no bytes of objects: STORAGE_URL must name where they are.')
  }
  if (manifest.authSecret === null) {
    lines.push('AUTH_SECRET must be what it was then, or everybody is signed out.')
  } else if (env.authSecret !== null) {
    lines.push('AUTH_SECRET is the one of the environment; the backup has its own in auth-secret.')
  } else if (env.databaseUrl !== null) {
    lines.push('AUTH_SECRET is in DATA_DIR/auth-secret: every machine needs the same.')
  }
  return lines
}
