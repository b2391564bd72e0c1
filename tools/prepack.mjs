// Before `npm pack`, so that the archive holds the build. Plain JavaScript, because any Node from 20 on
// may be the one that reads it.
import { isFit, root, runUnderPinned } from './pinned-node.mjs'

if (isFit) {
  const { ensureBuild } = await import('./build/ensure-build.ts')
  await ensureBuild(root)
} else {
  runUnderPinned(import.meta.url)
}
