import { describe, expect, test } from 'vitest'
import { parseCommand, usage } from './parse-command.ts'
import { runCommand } from './run-command.ts'

describe('the words of a command', () => {
  test.each([
    [[], { name: 'help' }],
    [['help'], { name: 'help' }],
    [['--help'], { name: 'help' }],
    [['reports'], { name: 'reports' }],
    [['premium', 'reconcile'], { name: 'reconcile' }],
    [['scans'], { name: 'scans', days: 30 }],
    [['scans', '--days', '7'], { name: 'scans', days: 7 }],
    [['scans', '7'], { name: 'scans', days: 7 }],
    [['scans', '--days', '3650'], { name: 'scans', days: 3650 }],
    [['messages'], { name: 'messages', most: 50 }],
    [['messages', '3'], { name: 'messages', most: 3 }],
    [['reports', 'resolve', 'p1', 'keep'], { name: 'resolve', packId: 'p1', verdict: 'keep' }],
    [['reports', 'resolve', 'p1', 'remove'], { name: 'resolve', packId: 'p1', verdict: 'remove' }],
  ])('%j are %j', (words, command) => expect(parseCommand(words)).toEqual(command))

  test.each([
    [['report'], 'There is no command "report".'],
    [['reports', 'delete'], '"reports delete" is no command.'],
    [['reports', 'resolve'], 'Say which pack: its id as the list shows it.'],
    [['reports', 'resolve', '../x', 'keep'], 'Say which pack: its id as the list shows it.'],
    [['reports', 'resolve', 'p1'], 'Say what becomes of it: keep or remove.'],
    [['reports', 'resolve', 'p1', 'delete'], 'Say what becomes of it: keep or remove.'],
    [['reports', 'resolve', 'p1', 'keep', 'p2'], '"p2" is too much.'],
    [['messages', 'all'], 'Say how many messages: a number from 1 to 100000.'],
    [['messages', '0'], 'Say how many messages: a number from 1 to 100000.'],
    [['messages', '3', '4'], '"4" is too much.'],
    [['premium'], 'Say what to do with premium: reconcile.'],
    [['premium', 'buy'], '"premium buy" is no command.'],
    [['premium', 'reconcile', 'now'], '"now" is too much.'],
    [['scans', 'today'], 'Say how many days: 1 to 3650.'],
    [['scans', '--days'], 'Say how many days: 1 to 3650.'],
    [['scans', '--days', '0'], 'Say how many days: 1 to 3650.'],
    [['scans', '--days', '-3'], 'Say how many days: 1 to 3650.'],
    [['scans', '--days', '1e3'], 'Say how many days: 1 to 3650.'],
    [['scans', '--days', '3651'], 'Say how many days: 1 to 3650.'],
    [['scans', '--days', '7', '8'], '"8" is too much.'],
  ])('%j are wrong, and nothing is opened', async (words, problem) => {
    const lines: string[] = []
    const open = () => Promise.reject(new Error('opened'))
    expect(await runCommand(words, open, (line) => lines.push(line))).toBe(2)
    expect(lines).toEqual([problem, usage])
  })
})
