import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexStatic } from './index-static.ts'
import { precompress } from './precompress.ts'
import { slimManifest } from './slim-manifest.ts'
import { sourceHash } from './source-hash.ts'
import { tellOfPages } from './tell-of-pages.ts'

/** Runs when client, server and prerendered pages are written; the hash says of which sources. */
export async function finishBuild(buildDir: string): Promise<void> {
  const clientDir = join(buildDir, 'client')
  slimManifest(clientDir)
  tellOfPages(clientDir)
  await precompress(clientDir)
  writeFileSync(join(buildDir, 'static-index.json'), JSON.stringify(indexStatic(clientDir)))
  writeFileSync(join(buildDir, 'source-hash'), sourceHash(process.cwd()))
}
