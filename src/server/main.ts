import type { RequestListener } from 'node:http'
import { countInFlight } from './metrics/count-in-flight.ts'
import { openForCommand, openHouseForCommand, readEnv, type Services } from './services.ts'
import { currentTracing } from './traces/in-span.ts'

// What `server.ts` is made of: built into one file, it starts sooner than from its sources.
export { missingSessionFlag } from './auth/session-flag.ts'
export { hearSimulator } from './billing/hear-simulator.ts'
export { packArchive } from './builds/build-archive.ts'
export { openBuilds } from './builds/open-builds.ts'
export { serveBuilds } from './builds/serve-builds.ts'
export { guardListener } from './http/guard-listener.ts'
export { listen } from './http/listen.ts'
export { openStartListener } from './http/start-listener.ts'
export { stopGracefully } from './http/stop-gracefully.ts'
export { isDoneWithin } from './is-done-within.ts'
export { serveLocalHttps } from './local-https/serve-local-https.ts'
export { guardPrivate } from './private/guard-private.ts'
export { openServices, readEnv } from './services.ts'
export { startReport } from './start-report.ts'
export { sayStartWarnings } from './start-warnings.ts'
export { loadStatic } from './static/load-static.ts'
export { serveStatic } from './static/serve-static.ts'

/** What answers all that is no static file; slow to load, so the first answers do not wait for it. */
export async function loadListener(services: Services): Promise<RequestListener> {
  const [{ getRequestListener }, { createApp }, { expressProfile }, { expressStorage }] =
    await Promise.all([
      import('@hono/node-server'),
      import('./create-app.ts'),
      import('./profile/express-profile.ts'),
      import('./storage/express-storage.ts'),
    ])
  const app = createApp(services, async () => (await import('./pages.ts')).pages)
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const all = countInFlight(expressProfile(services, expressStorage(services, answer)))
  return currentTracing()?.traceRequests(all) ?? all
}

/** Runs a command of the operator's, its lines to `print`; gives the code to exit with. */
export async function runOperatorCommand(
  args: readonly string[],
  print: (...lines: string[]) => void,
): Promise<number> {
  const { runCommand } = await import('./cli/run-command.ts')
  return await runCommand(args, {
    print,
    readEnv,
    open: openForCommand,
    openHouse: openHouseForCommand,
  })
}
