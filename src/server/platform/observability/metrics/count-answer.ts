import { measured } from './measured.ts'
import { methodLabel, statusClass } from './status-class.ts'

type Answer = { method: string; route: string; status: number; ms: number }

/** Counts one answer of the app's. */
export function countAnswer({ method, route, status, ms }: Answer): void {
  measured.requests.add(methodLabel(method), route, statusClass(status))
  measured.requestSeconds.observe(ms / 1000, route)
}
