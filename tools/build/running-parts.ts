import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Chunk, isRunningPart, reach } from './reach-chunks.ts'

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** A game's page names the scripts that it needs once it runs: they are fetched beside its own. */
export function runningParts(): Plugin {
  return {
    name: 'running-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir = '' }, bundle) {
      const path = join(dir, '.vite/manifest.json')
      const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
      const chunks: Chunk[] = Object.values(bundle).filter((file) => file.type === 'chunk')
      const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
      let count = 0
      for (const page of chunks.filter(({ isEntry }) => isEntry)) {
        const entry = manifest[keyOf.get(page.fileName) ?? '']
        const running = reach([page], chunks, isRunningPart).filter(isRunningPart)
        const keys = running.flatMap(({ fileName }) => keyOf.get(fileName) ?? [])
        if (entry) entry.imports = [...new Set([...(entry.imports ?? []), ...keys])]
        count += keys.length
      }
      if (count === 0) this.error('A game’s late parts are written elsewhere now: look again.')
      writeFileSync(path, JSON.stringify(manifest))
    },
  }
}
