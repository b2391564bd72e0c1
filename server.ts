import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { OpenSimulator, Simulator } from './src/server/features/billing/open-billing.ts'
import type * as Main from './src/server/main.ts'

const build = fileURLToPath(new URL('build', import.meta.url))

/** Late enough not to hold up the first answers. */
const warmUpDelayMs = 500

/** How long a start waits for a body store until it goes on without. */
const publishTimeoutMs = 2_000

async function start(): Promise<void> {
  enableCompileCache(`${build}/compile-cache`)
  const main: typeof Main = await import(`${build}/server/main.js`)
  const env = main.readEnv()
  // Before anything is opened: a migration may take minutes, and the process is alive meanwhile.
  const startListener = main.openStartListener()
  const server = await main.listen(startListener.listener, env.port, env.host)
  const services = await main.openServices(openBundledSimulator, env)
  const simulator = services.billing?.simulator
  const index = JSON.parse(readFileSync(`${build}/static-index.json`, 'utf8'))
  const files = main.loadStatic(`${build}/client`, index, services.env)
  const answerStatic = main.serveStatic(files, main.createMissingFlagFinder(services))
  const builds = main.openBuilds(services, {
    id: index.build,
    createArchive: () => main.packArchive(index.files, files),
  })
  let listener: Promise<RequestListener> | null = null
  const loadOnce = () => {
    listener ??= main
      .loadListener(services)
      .then((answer) => main.serveBuilds(builds, services.env, answer))
    return listener
  }
  const answerApp = main.guardListener(loadOnce, services.log)
  // Machines that share a database are asked for the chunks of each other's first page.
  const hasSharedDatabase = services.env.databaseUrl !== null
  if (hasSharedDatabase) await main.isDoneWithin(publishTimeoutMs, builds.start())
  const close = async () => {
    await builds.stop()
    await services.close()
  }
  const answer: RequestListener = (request, response) => {
    if (answerStatic(request, response) || simulator?.answer(request, response)) return
    void answerApp(request, response)
  }
  const guarded = main.guardPrivate(services, answer)
  const secureServer = await main
    .serveLocalHttps(services, guarded)
    .catch(async (error: unknown) => {
      // Others would count a process that never answered among those that run.
      await close()
      throw error
    })
  startListener.open(guarded)
  const servers = secureServer ? [server, secureServer] : [server]
  const acceptSockets = main.guardPrivateUpgrade(services, main.acceptSockets(services))
  for (const each of servers) each.on('upgrade', acceptSockets)
  const warmUp = () =>
    loadOnce().catch((err: unknown) =>
      services.log.error({ event: 'server.load_failed', err }, 'App could not be loaded'),
    )
  const warmUpAndPublish = async () => {
    await warmUp()
    if (!services.isStopping) await builds.start()
  }
  setTimeout(warmUpAndPublish, warmUpDelayMs).unref()
  main.releaseMemoryAtRest()
  main.stopGracefully(servers, {
    onStop: () => {
      services.isStopping = true
      void services.rooms.stop()
    },
    close,
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  main.registerSimulatorWebhook(services, port)
  void main.sayStartWarnings(services, process.env)
  console.log(await main.startReport(services, port))
}

/** Loaded only where no Stripe key is configured, and never in production. */
async function openBundledSimulator(options: Parameters<OpenSimulator>[0]): Promise<Simulator> {
  const { openSimulator } = await import(`${build}/server/stripe-simulator.js`)
  return await (openSimulator as OpenSimulator)(options)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Compared by name: the bundle has a class of its own.
  if (error.name === 'StartError') return error.message
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
    return 'There is no build: run "npm start", or "npm run build" first.'
  }
  return error.stack ?? error.message
}

try {
  await start()
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
