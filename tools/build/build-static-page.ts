import { join } from 'node:path'
import { build } from 'vite'
import { staticPageScript } from '../../src/seo/static-page-tag.ts'
import { supportTarget } from './support-target.ts'

/** Builds the one script of pages without React by itself: it shares no file with those that have it. */
export async function buildStaticPage(root: string, clientDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: supportTarget,
      outDir: clientDir,
      emptyOutDir: false,
      modulePreload: false,
      minify: 'terser',
      rollupOptions: {
        input: join(root, 'src/browser/static-page.ts'),
        output: { format: 'iife', entryFileNames: staticPageScript.slice(1) },
      },
    },
  })
}
