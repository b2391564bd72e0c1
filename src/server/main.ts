import type { RequestListener } from 'node:http'
import {
  openAllServicesForCommand,
  openCommandServices,
  readEnv,
  type Services,
} from './compose.ts'
import { countInFlight } from './platform/observability/metrics/count-in-flight.ts'
import { currentTracing } from './platform/observability/tracing/in-span.ts'

export { openServices, readEnv } from './compose.ts'
export { registerSimulatorWebhook } from './features/billing/register-simulator-webhook.ts'
export { guardPrivate, guardPrivateUpgrade } from './features/private/guard-private.ts'
export { acceptSockets } from './features/rooms/accept-socket.ts'
export { socketCodeOf } from './features/rooms/socket-path.ts'
export { isDoneWithin } from './lib/is-done-within.ts'
export { releaseMemoryAtRest } from './lib/release-memory.ts'
export { startReport } from './ops/start/start-report.ts'
export { logStartWarnings as sayStartWarnings } from './ops/start/start-warnings.ts'
export { serveLocalHttps } from './platform/local-https/serve-local-https.ts'
export { guardListener } from './platform/web/guard-listener.ts'
export { listen } from './platform/web/listen.ts'
// Bundled into one file for a faster start of `server.ts`.
export { createMissingFlagFinder } from './platform/web/session-flag.ts'
export { openStartListener } from './platform/web/start-listener.ts'
export { stopGracefully } from './platform/web/stop-gracefully.ts'
export { createArchive as packArchive } from './static/builds/build-archive.ts'
export { openBuilds } from './static/builds/open-builds.ts'
export { serveBuilds } from './static/builds/serve-builds.ts'
export { loadStatic } from './static/load-static.ts'
export { serveStatic } from './static/serve-static.ts'

/** Handles everything but static files; loaded after them, as it is slow to load. */
export async function loadListener(services: Services): Promise<RequestListener> {
  const [{ getRequestListener }, { createApp }, { profileFastPath }, { storageFastPath }] =
    await Promise.all([
      import('@hono/node-server'),
      import('./create-app.ts'),
      import('./features/profile/profile-fast-path.ts'),
      import('./features/objects/fast-path.ts'),
    ])
  const app = createApp(services, async () => (await import('./pages/pages.ts')).pages)
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const counted = countInFlight(profileFastPath(services, storageFastPath(services, answer)))
  return currentTracing()?.traceRequests(counted) ?? counted
}

/** Returns the exit code. */
export async function runOperatorCommand(
  args: readonly string[],
  print: (...lines: string[]) => void,
): Promise<number> {
  const { runCommand } = await import('./ops/cli/run-command.ts')
  return await runCommand(args, {
    print,
    readEnv,
    open: openCommandServices,
    openApp: openAllServicesForCommand,
  })
}
