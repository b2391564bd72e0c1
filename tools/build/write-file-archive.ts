import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type FileArchive, fileArchivePath } from '../../src/domain/offline/build-archives.ts'
import { readBuildId } from './write-build-info.ts'

/** Writes what the worker fetches in one piece of these files: their scripts and styles. */
export function writeFileArchive(clientDir: string, files: readonly string[]): void {
  const texts = files.filter((path) => /\.(js|css)$/.test(path))
  const archive: FileArchive = Object.fromEntries(
    texts.map((path) => [path, readFileSync(join(clientDir, path), 'utf8')]),
  )
  const file = join(clientDir, fileArchivePath(readBuildId(clientDir)))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(archive))
}
