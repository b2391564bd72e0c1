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
    [['premium'], 'Say what to do with premium: reconcile.'],
    [['premium', 'buy'], '"premium buy" is no command.'],
    [['premium', 'reconcile', 'now'], '"now" is too much.'],
  ])('%j are wrong, and nothing is opened', async (words, problem) => {
    const lines: string[] = []
    const open = () => Promise.reject(new Error('opened'))
    expect(await runCommand(words, open, (line) => lines.push(line))).toBe(2)
    expect(lines).toEqual([problem, usage])
  })
})
