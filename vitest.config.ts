import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patienceMs } from './tests/support/vitest/patience.ts'
import { SecondTries } from './tests/support/vitest/retried-tests.ts'
import { LeftOut } from './tests/support/vitest/skipped-tests.ts'

const setup = {
  setupFiles: ['tests/support/vitest/setup.ts'],
  expect: { poll: { timeout: patienceMs } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

const words = 'tests/*-words.test.ts'

/** What thousands of callers take of a machine: nothing may run beside them. */
const measured = ['tests/abuse/amplification.test.ts', 'tests/faults/rooms-crowd.test.ts']

/** A process for each core, which loads a module once for all its files. */
const sharedProcesses = { isolate: false, maxWorkers: '100%' }

/** Server tests copy the database that it makes. */
const databases = { globalSetup: ['tests/support/database/template-database.ts'] }

/** Half as many again as the cores: many rows wait for a server, a database or a clock. */
const waitingProcesses = { isolate: false, maxWorkers: Math.ceil(availableParallelism() * 1.5) }

/**
 * The browser comes last; its rows have a second try, which is listed at the end. Groups count from 1,
 * because 0 means unset and goes last.
 */
export default defineConfig({
  test: {
    reporters: ['default', 'json', new SecondTries(), new LeftOut()],
    outputFile: 'test-results/vitest.json',
    projects: [
      {
        test: {
          ...setup,
          name: 'unit',
          include: [
            '{src,tools,stripe-simulator}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          exclude: ['src/server/**', words],
          ...sharedProcesses,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // A module that another file has loaded would keep what these replace.
        test: {
          ...setup,
          name: 'unit-words',
          include: [words],
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...setup,
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          ...databases,
          ...waitingProcesses,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...setup,
          name: 'faults',
          include: ['tests/{faults,abuse}/**/*.test.ts'],
          exclude: measured,
          ...databases,
          ...waitingProcesses,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...setup,
          name: 'faults-measured',
          include: measured,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...setup,
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/browser/global-setup.ts'],
          ...waitingProcesses,
          retry: 1,
          testTimeout: 120_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
