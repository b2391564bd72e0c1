import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './src/prerender.ts'
import { finishBuild } from './tools/build/finish-build.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  // The whole map of routes in one immutable file: an offline phone can still move about.
  routeDiscovery: { mode: 'initial' },
  prerender: prerenderedPaths,
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config
