import { Hono } from 'hono'
import type { ServerContext } from '#server/context.ts'
import { openGaugeReader } from '#server/features/health/open-gauge-reader.ts'
import { metrics } from '#server/platform/observability/metrics/metrics.ts'
import {
  hasBearerToken,
  isOnLocalNetwork,
} from '#server/platform/observability/metrics/metrics-access.ts'
import { writeExposition } from '#server/platform/observability/metrics/write-exposition.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import type { ProcessState, Readiness } from './readiness.ts'

/**
 * `/metrics` for Prometheus, with METRICS_TOKEN, else from this machine and its network only; 404
 * otherwise.
 */
export function metricsApi(
  services: ServerContext & ProcessState,
  readReadiness: () => Promise<Readiness>,
): Hono<AppEnv> {
  const api = new Hono<AppEnv>()
  const { metricsToken } = services.env
  const readState = openGaugeReader(services, readReadiness)

  api.get('/metrics', async (c, next) => {
    const header = (name: string) => c.req.header(name)
    if (metricsToken !== null) {
      if (!hasBearerToken(header('authorization'), metricsToken)) {
        throw new AppError('unauthenticated', 'This needs the METRICS_TOKEN.', {
          'www-authenticate': 'Bearer',
        })
      }
    } else {
      const address = c.env?.incoming?.socket.remoteAddress
      if (!isOnLocalNetwork({ address, header })) return await next()
    }
    const [state, runtime] = await Promise.all([readState(), loadRuntimeMetrics()])
    const appMetrics = writeExposition([...Object.values(metrics), ...state])
    return c.text(appMetrics + (await runtime()), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    })
  })
  return api
}

let runtimeMetrics: Promise<() => Promise<string>> | null = null

/** Loaded on first use. */
function loadRuntimeMetrics(): Promise<() => Promise<string>> {
  runtimeMetrics ??= import(
    '#server/platform/observability/metrics/collect-runtime-metrics.ts'
  ).then(({ collectRuntimeMetrics: watchRuntime }) => watchRuntime())
  return runtimeMetrics
}
