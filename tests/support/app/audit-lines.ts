import { expect } from 'vitest'
import type { useTestApp } from './test-app.ts'

/** The lines of a server about what it refused. */
export function auditOf(testApp: ReturnType<typeof useTestApp>) {
  const lines = () => testApp.logged.filter(({ event }) => event === 'request.refused')
  return {
    lines,
    codes: () => lines().map(({ audit }) => audit),
    /** Nothing was refused so far. */
    forget: () => {
      testApp.services.audit.close()
      testApp.logged.length = 0
    },
    /** One line, about this route, and nothing in the whole log that must not be there. */
    expectOne: (audit: string, route: string, secrets: readonly string[]) => {
      const [method, path] = route.split(' ')
      const facts = { audit, method, path, count: 1, level: 40 }
      const ids = { requestId: expect.any(String), who: expect.any(String) }
      expect(lines()).toEqual([expect.objectContaining({ ...facts, ...ids })])
      const text = JSON.stringify(testApp.logged)
      for (const secret of secrets) expect(text).not.toContain(secret)
    },
  }
}
