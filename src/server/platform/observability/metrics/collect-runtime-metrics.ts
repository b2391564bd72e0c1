import { collectDefaultMetrics, Registry } from 'prom-client'

/** Watches the event loop, memory, processor and open files from now on; gives what it saw. */
export function collectRuntimeMetrics(): () => Promise<string> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  return () => register.metrics()
}
