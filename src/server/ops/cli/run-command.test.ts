import { describe, expect, test } from 'vitest'
import type { Shell } from './command.ts'
import { commands } from './commands.ts'
import { findCommand } from './find-command.ts'
import { runCommand } from './run-command.ts'
import { usageOf } from './usage.ts'

/** Runs the words; whatever a command would open tells that it came so far. */
async function type(words: string[]) {
  const lines: string[] = []
  const open = () => Promise.reject(new Error('opened'))
  const readEnv = () => {
    throw new Error('opened')
  }
  const shell: Shell = { print: (...more) => lines.push(...more), open, openApp: open, readEnv }
  const code = await runCommand(words, shell).catch((error: Error) => error.message)
  return { code, lines }
}

describe('the words of a command', () => {
  test.each([
    ['reports', 'reports'],
    ['reports resolve p1 keep', 'reports resolve'],
    ['reports resolve p1 remove', 'reports resolve'],
    ['reconcile', 'reconcile'],
    ['premium reconcile', 'reconcile'],
    ['scans', 'scans'],
    ['scans --days 7', 'scans'],
    ['scans --days=7', 'scans'],
    ['scans 7', 'scans'],
    ['scans --days 3650', 'scans'],
    ['messages', 'messages'],
    ['messages --limit 3', 'messages'],
    ['messages show cd99c3d9', 'messages show'],
    ['contact', 'contact'],
    ['contact 3', 'contact'],
  ])('"%s" runs %s', async (words, name) => {
    const found = findCommand(commands, words.split(' '))
    expect(found).toMatchObject({ command: { names: expect.arrayContaining([name]) } })
    expect(await type(words.split(' '))).toEqual({ code: 'opened', lines: [] })
  })

  test.each([
    ['report', 'There is no command "report".'],
    ['--days 7', 'There is no command "--days".'],
    ['reports delete', '"reports delete" is no command.'],
    ['reports --all', 'There is no option "--all" here.'],
    ['reports -a', 'There is no option "-a" here.'],
    ['reports --help=me', '"--help" takes no value.'],
    ['reports resolve', 'Say which pack: its id as the list shows it.'],
    ['reports resolve ../x keep', 'Say which pack: its id as the list shows it.'],
    ['reports resolve p1', 'Say what becomes of it: keep or remove.'],
    ['reports resolve p1 delete', 'Say what becomes of it: keep or remove.'],
    ['reports resolve p1 keep p2', '"p2" is too much.'],
    ['messages all', '"messages all" is no command.'],
    ['messages --limit 0', 'Say how many: a number from 1 to 100000.'],
    ['messages show', 'Say which message: its id as the list shows it.'],
    ['contact all', 'Say how many messages: a number from 1 to 100000.'],
    ['contact 0', 'Say how many messages: a number from 1 to 100000.'],
    ['contact 3 4', '"4" is too much.'],
    ['premium', 'Say what to do with premium: reconcile.'],
    ['premium buy', '"premium buy" is no command.'],
    ['premium reconcile now', '"now" is too much.'],
    ['reconcile now', '"now" is too much.'],
    ['scans today', 'Say how many days: 1 to 3650.'],
    ['scans --days', 'Say how many days: 1 to 3650.'],
    ['scans --days 0', 'Say how many days: 1 to 3650.'],
    ['scans --days -3', 'Say how many days: 1 to 3650.'],
    ['scans --days 1e3', 'Say how many days: 1 to 3650.'],
    ['scans --days 3651', 'Say how many days: 1 to 3650.'],
    ['scans --days 7 8', '"8" is too much.'],
  ])('"%s" is wrong, and nothing is opened', async (words, problem) => {
    const { code, lines } = await type(words.split(' '))
    expect([code, lines[0]]).toEqual([2, problem])
    expect(lines[1]).toMatch(/^usage: party-dojo /)
  })
})

describe('help', () => {
  test.each([[[]], [['help']], [['--help']], [['-h']]])('%j shows every command', async (words) => {
    const { code, lines } = await type(words)
    expect([code, lines]).toEqual([0, usageOf(commands)])
    for (const { names } of commands) expect(lines.join('\n')).toContain(`party-dojo ${names[0]}`)
  })

  test.each(commands)('$names.0 --help shows how it is called', async ({ names, summary }) => {
    const { code, lines } = await type([...names[0].split(' '), '--help'])
    expect([code, lines[1]]).toEqual([0, `       ${summary}`])
    expect(lines[0]).toContain(`usage: party-dojo ${names[0]}`)
  })
})
