import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { games } from './src/games/registry.ts'
import { devServer } from './tools/build/dev-server.ts'
import { serverStaysOnServer } from './tools/build/server-stays-on-server.ts'
import { twoServerEntries } from './tools/build/two-server-entries.ts'

/**
 * Few files, each needed whole: React and the router (they change rarely, so they stay in the
 * browser's cache), what the house and every game share, and what only games share.
 */
const groups = [
  {
    name: 'vendor',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|react-router|scheduler|cookie|cookie-es|set-cookie-parser|turbo-stream)[\\/]/,
  },
  { name: 'street', test: /[\\/]src[\\/]games[\\/]([^\\/]+[\\/]game|registry)\.ts$/ },
  { name: 'house', test: /[\\/]src[\\/]/, minShareCount: games.length + 1 },
  { name: 'play', test: /[\\/]src[\\/]/, minShareCount: games.length - 2 },
]

export default defineConfig(({ command }) => ({
  plugins: [devServer(), serverStaysOnServer(), reactRouter(), twoServerEntries()],
  build: {
    // One style sheet: smaller in one piece than a first visit's share of many.
    cssCodeSplit: false,
    // An image inlined into a script is fetched by every page that might show it.
    assetsInlineLimit: 0,
    // A per cent less on the wire than the built-in minifier leaves.
    minify: 'terser' as const,
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    rollupOptions: { output: { codeSplitting: { groups } } },
  },
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: './src/server/app.ts', output: { codeSplitting: true } },
      },
      // Left to the environment of the start, React would run its slow development half.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      // Bundled dependencies start several times faster than a walk through node_modules.
      resolve: command === 'build' ? { noExternal: true as const, external: ['pg'] } : {},
    },
  },
}))
