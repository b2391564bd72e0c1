import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { devServer } from './tools/build/dev-server.ts'
import { leaveOutUnused } from './tools/build/leave-out-unused.ts'
import { lostChunks } from './tools/build/lost-chunks.ts'
import { mdxPages } from './tools/build/mdx-pages.ts'
import { pageStyles } from './tools/build/page-styles.ts'
import { planBuild, readMemory } from './tools/build/plan-build.ts'
import { reloadRules } from './tools/build/reload-rules.ts'
import { runningParts } from './tools/build/running-parts.ts'
import { scopedName } from './tools/build/scoped-name.ts'
import { serverEntries } from './tools/build/server-entries.ts'
import { serverStaysOnServer } from './tools/build/server-stays-on-server.ts'
import { chunkGroups } from './tools/build/shared-chunk.ts'
import { buildIdOf } from './tools/build/source-hash.ts'
import { supportTarget } from './tools/build/support-target.ts'

/**
 * Few files, each needed whole: React and the router (they change rarely, so they stay in the
 * browser's cache), what all pages share, and what only games share.
 */
const groups = [
  {
    name: 'vendor',
    test: /rolldown[\\/]runtime|vite[\\/]preload-helper|node_modules[\\/](react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|turbo-stream)[\\/]/,
  },
  ...chunkGroups(),
]

export default defineConfig(({ command }) => ({
  plugins: [
    devServer(),
    reloadRules(),
    serverStaysOnServer(),
    lostChunks(),
    leaveOutUnused(),
    pageStyles(),
    runningParts(),
    mdxPages(),
    reactRouter(),
    serverEntries(),
  ],
  // File and role, unhashed: half as long, and no two files have the same name.
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: supportTarget,
    // A late import stands in one file or two; a list of them in the first script costs more.
    modulePreload: false as const,
    // An image inlined into a script is fetched by every page that might show it.
    assetsInlineLimit: 0,
    // A per cent less on the wire than the built-in minifier leaves.
    minify: 'terser' as const,
    terserOptions: {
      // Each of its workers has a heap of its own; by default there is one for each other core.
      ...(planBuild(readMemory()).kind !== 'usual' && { maxWorkers: 1 }),
      ecma: 2020,
      compress: {
        passes: 3,
        unsafe_arrows: true,
        unsafe_methods: true,
        // The router's advice to programmers; errors keep their voice.
        pure_funcs: ['console.warn'],
      },
    },
    rollupOptions: { output: { codeSplitting: { groups } } },
  },
  environments: {
    ssr: {
      build: {
        // Nobody downloads it: names stay readable in stack traces, and the build takes half the time.
        minify: false,
        rollupOptions: { input: './src/server/app.ts', output: { codeSplitting: true } },
      },
      // Left to the environment of the start, React would run its slow development half.
      ...(command === 'build' && {
        define: {
          'process.env.NODE_ENV': '"production"',
          'import.meta.env.BUILD_ID': JSON.stringify(buildIdOf(process.cwd())),
          'import.meta.env.BUILD_VERSION': JSON.stringify(packageJson.version),
        },
      }),
      // Bundled dependencies start several times faster than a walk through node_modules.
      resolve: command === 'build' ? { noExternal: true as const, external: ['pg'] } : {},
    },
  },
}))
