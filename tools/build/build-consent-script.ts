import { join } from 'node:path'
import { build } from 'vite'
import { supportTarget } from './support-target.ts'

/**
 * Builds the script that asks about trackers, with its style sheet and the banner's library beside it.
 * By itself, for it shares nothing with the pages: those that are paper have no other script, and a
 * house that asks nothing never sends it.
 */
export async function buildConsentScript(root: string, clientDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      target: supportTarget,
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input: join(root, 'src/consent/entry.ts'),
        // The path is known to the server, which writes it into its pages (`seo/tracker-tag.ts`).
        output: { format: 'iife', entryFileNames: 'assets/ask-first.js' },
      },
    },
  })
}
