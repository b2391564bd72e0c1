import { join } from 'node:path'
import { build } from 'vite'
import { siteKeyPlaceholder } from '../../src/server/static/site-key.ts'
import { supportTarget } from './support-target.ts'
import { readBuildId } from './write-build-info.ts'

/**
 * Bundles the service worker into one classic script, with the list of files that it caches; it gets
 * the pages of those files from the build itself (`src/worker/page-list.ts`).
 * @param files the paths of what those pages need
 */
export async function writeWorker(
  root: string,
  clientDir: string,
  files: readonly string[],
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.BUILD_ID': JSON.stringify(readBuildId(clientDir)),
      'import.meta.env.PRECACHED_FILES': JSON.stringify(files),
      'import.meta.env.SITE_KEY': JSON.stringify(siteKeyPlaceholder),
    },
    build: {
      target: supportTarget,
      outDir: clientDir,
      emptyOutDir: false,
      minify: 'terser',
      rollupOptions: {
        input: join(root, 'src/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
