import { metrics } from './metrics.ts'
import { methodLabel, statusClass } from './status-class.ts'

type Answer = { method: string; route: string; status: number; ms: number }

export function countResponse({ method, route, status, ms }: Answer): void {
  metrics.requests.inc(methodLabel(method), route, statusClass(status))
  metrics.requestSeconds.observe(ms / 1000, route)
}
