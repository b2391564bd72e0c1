import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prerenderedPaths } from '../../src/prerender.ts'
import { addPageHeads } from './add-page-heads.ts'
import { buildConsentScript } from './build-consent-script.ts'
import { buildStaticPage } from './build-static-page.ts'
import { drawIcons } from './draw-icons.ts'
import { indexStatic } from './index-static.ts'
import { precompress } from './precompress.ts'
import { reachablePaths } from './reachable-paths.ts'
import { slimManifest } from './slim-manifest.ts'
import { sourceHash } from './source-hash.ts'
import { writeBuildInfo } from './write-build-info.ts'
import { writeFileArchive } from './write-file-archive.ts'
import { writeWorker } from './write-worker.ts'

/** Runs when client, server and prerendered pages are written; the hash says of which sources. */
export async function finishBuild(buildDir: string): Promise<void> {
  const clientDir = join(buildDir, 'client')
  slimManifest(clientDir)
  addPageHeads(clientDir)
  await drawIcons(clientDir)
  await buildStaticPage(process.cwd(), clientDir)
  const paths = reachablePaths(clientDir, prerenderedPaths)
  const files = paths.filter((path) => !prerenderedPaths.includes(path))
  await writeWorker(process.cwd(), clientDir, files)
  // After all that looks through what the pages name: no page that the build writes names this.
  await buildConsentScript(process.cwd(), clientDir)
  writeBuildInfo(clientDir, process.cwd(), Date.now())
  writeFileArchive(clientDir, files)
  await precompress(clientDir)
  writeFileSync(join(buildDir, 'static-index.json'), JSON.stringify(indexStatic(clientDir)))
  writeFileSync(join(buildDir, 'source-hash'), sourceHash(process.cwd()))
}
