import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The official client as one script for a page, under the global name `official`. */
export async function bundleOfficialClient(): Promise<string> {
  const entry = fileURLToPath(new URL('official-entry.ts', import.meta.url))
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, name: 'official', formats: ['iife'] } },
  })
  const [bundle] = Array.isArray(output) ? output : [output]
  if (!bundle || !('output' in bundle)) throw new Error('nothing was bundled')
  return bundle.output[0].code
}
