import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { backUp } from '../backup/back-up.ts'
import type { Manifest } from '../backup/manifest.ts'
import { formatCount, formatSize, printProgress } from '../backup/progress.ts'
import { recordBackup } from '../backup/record-backup.ts'
import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  withServices,
} from './command.ts'

const maxMissingShown = 10

export const backup = defineCommand({
  names: ['backup'],
  synopsis: '<folder> [--without-objects]',
  summary: 'writes a backup into a new folder, while servers run',
  notes: [
    '       The folder must not be there yet, the one above it must; it gets its name when all of it is on the disk.',
    '       It opens every account: keep it as you keep the database.',
    '       --without-objects leaves out the bytes of packs, for a bucket that is kept otherwise.',
  ],
  options: { 'without-objects': { type: 'boolean' } },
  parse,
  run: ({ folder, withBlobs }, shell) =>
    withServices(shell, async ({ env, database, now, log }) => {
      const blobs = await openBlobStore(env, log)
      const progress = printProgress(shell.print, now)
      const startedMs = now()
      const deps = { env, database, blobs, now, progress }
      const { manifest, missing } = await backUp(deps, folder, { withBlobs })
      // The backup is complete even when it cannot be recorded.
      const isNoted = await recordBackup({ database }, Date.parse(manifest.createdAt)).then(
        () => true,
        () => false,
      )
      shell.print(
        `${folder}: backup as of ${manifest.createdAt}.`,
        summarize(manifest, now() - startedMs),
        ...(manifest.authSecret
          ? []
          : ['AUTH_SECRET is not in it: the environment gives it, so keep it with this backup.']),
        ...(missing.length === 0 ? [] : describeMissing(missing)),
        ...(isNoted
          ? []
          : ['The database did not note it: the alarm about its age does not know.']),
      )
      return exitCodes.done
    }),
})

function parse({ options, positionals: [folder, ...more] }: CommandArguments) {
  if (folder === undefined) return { problem: 'Say where to: a folder that is not there yet.' }
  return rejectExtra(more) ?? { folder, withBlobs: options['without-objects'] !== true }
}

function summarize({ tables, bodies }: Manifest, tookMs: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const objects = bodies
    ? `${formatCount(bodies.count, 'object')} with ${formatSize(bodies.bytes)}`
    : 'no bytes of objects'
  return `${formatCount(rows, 'row')} in ${tables.length} tables, ${objects}, in ${(tookMs / 1000).toFixed(1)} s.`
}

function describeMissing(missing: readonly string[]): string[] {
  return [
    `Beware: ${formatCount(missing.length, 'object')} had no bytes in the store before this backup. Their ids there:`,
    ...missing.slice(0, maxMissingShown),
    ...(missing.length > maxMissingShown ? [`and ${missing.length - maxMissingShown} more`] : []),
  ]
}
