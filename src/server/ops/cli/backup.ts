import { openBlobStore } from '#server/platform/blobs/open-blob-store.ts'
import { backUp } from '../backup/back-up.ts'
import type { Manifest } from '../backup/manifest.ts'
import { noteBackup } from '../backup/note-backup.ts'
import { countOf, printProgress, sizeOf } from '../backup/progress.ts'
import { defineCommand, exitCodes, tooMuch, type Words, withHouse } from './command.ts'

const missingShown = 10

export const backup = defineCommand({
  names: ['backup'],
  takes: '<folder> [--without-objects]',
  does: 'writes the whole house into a new folder, beside running servers',
  notes: [
    '       The folder must not be there yet, the one above it must; it gets its name when all of it is on the disk.',
    '       It opens every account: keep it as you keep the database.',
    '       --without-objects leaves out the bytes of packs, for a bucket that is kept otherwise.',
  ],
  options: { 'without-objects': { type: 'boolean' } },
  parse,
  run: ({ folder, withBlobs }, shell) =>
    withHouse(shell, async ({ env, database, now, log }) => {
      const blobs = await openBlobStore(env, log)
      const progress = printProgress(shell.print, now)
      const startedMs = now()
      const deps = { env, database, blobs, now, progress }
      const { manifest, missing } = await backUp(deps, folder, { withBlobs })
      // A backup that is whole is one, whatever becomes of the note.
      const isNoted = await noteBackup({ database }, Date.parse(manifest.createdAt)).then(
        () => true,
        () => false,
      )
      shell.print(
        `${folder}: the house as it stood at ${manifest.createdAt}.`,
        sumUp(manifest, now() - startedMs),
        ...(manifest.authSecret
          ? []
          : ['AUTH_SECRET is not in it: the environment gives it, so keep it with this backup.']),
        ...(missing.length === 0 ? [] : sayMissing(missing)),
        ...(isNoted
          ? []
          : ['The database did not note it: the alarm about its age does not know.']),
      )
      return exitCodes.done
    }),
})

function parse({ options, rest: [folder, ...more] }: Words) {
  if (folder === undefined) return { problem: 'Say where to: a folder that is not there yet.' }
  return tooMuch(more) ?? { folder, withBlobs: options['without-objects'] !== true }
}

function sumUp({ tables, bodies }: Manifest, tookMs: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const objects = bodies
    ? `${countOf(bodies.count, 'object')} with ${sizeOf(bodies.bytes)}`
    : 'no bytes of objects'
  return `${countOf(rows, 'row')} in ${tables.length} tables, ${objects}, in ${(tookMs / 1000).toFixed(1)} s.`
}

function sayMissing(missing: readonly string[]): string[] {
  return [
    `Beware: ${countOf(missing.length, 'object')} had no bytes in the store before this backup. Their ids there:`,
    ...missing.slice(0, missingShown),
    ...(missing.length > missingShown ? [`and ${missing.length - missingShown} more`] : []),
  ]
}
