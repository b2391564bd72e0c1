import type { Plugin } from 'vite'

/**
 * Builds `index.js`, which React Router prerenders through and which loads everything at once, and
 * beside it `main.js`, which the running server starts from and which does not, and
 * `stripe-simulator.js`, which it takes in where no key is set: one file starts faster than seventy.
 * `rasterise-worker.js` is the thread in which pictures are drawn.
 */
export function serverEntries(): Plugin {
  const input = {
    index: 'src/server/app.ts',
    main: 'src/server/main.ts',
    'stripe-simulator': 'stripe-simulator/open-simulator.ts',
    'rasterise-worker': 'src/server/platform/rendering/rasterise-worker.ts',
  }
  // React Router names every entry index.js; this comes after it and has the last word.
  const output = { entryFileNames: '[name].js' }
  return {
    name: 'server-entries',
    apply: 'build',
    config: () => ({ environments: { ssr: { build: { rollupOptions: { input, output } } } } }),
  }
}
