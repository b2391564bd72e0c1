import { expect } from 'vitest'
import type { useTestHouse } from './test-house.ts'

/** The lines of a house about what it refused. */
export function auditOf(house: ReturnType<typeof useTestHouse>) {
  const lines = () => house.logged.filter(({ msg }) => msg === 'refused')
  return {
    lines,
    codes: () => lines().map(({ audit }) => audit),
    /** Nothing was refused so far. */
    forget: () => {
      house.services.audit.close()
      house.logged.length = 0
    },
    /** One line, about this route, and nothing in the whole log that must not be there. */
    expectOne: (audit: string, route: string, secrets: readonly string[]) => {
      const [method, path] = route.split(' ')
      const facts = { audit, method, path, count: 1, level: 40 }
      const ids = { requestId: expect.any(String), who: expect.any(String) }
      expect(lines()).toEqual([expect.objectContaining({ ...facts, ...ids })])
      const text = JSON.stringify(house.logged)
      for (const secret of secrets) expect(text).not.toContain(secret)
    },
  }
}
