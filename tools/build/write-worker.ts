import { join } from 'node:path'
import { build } from 'vite'
import { unknownSite } from '../../src/server/static/site-key.ts'
import { readBuildId } from './tell-of-build.ts'

/**
 * Bundles the service worker into one classic script, with the list of what it keeps on a phone.
 * @param paths of everything in the build that a phone needs
 */
export async function writeWorker(
  root: string,
  clientDir: string,
  paths: readonly string[],
): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.BUILD_ID': JSON.stringify(readBuildId(clientDir)),
      'import.meta.env.PRECACHED_PATHS': JSON.stringify(paths),
      'import.meta.env.SITE_KEY': JSON.stringify(unknownSite),
    },
    build: {
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
