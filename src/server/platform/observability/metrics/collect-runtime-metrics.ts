import { collectDefaultMetrics, Registry } from 'prom-client'

export function collectRuntimeMetrics(): () => Promise<string> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  return () => register.metrics()
}
