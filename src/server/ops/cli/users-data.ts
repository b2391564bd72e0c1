import { open, rm } from 'node:fs/promises'
import type { Services } from '#server/compose.ts'
import { erasePerson } from '#server/features/person/erase-person.ts'
import { exportPerson } from '#server/features/person/export-person.ts'
import { AppError } from '#server/platform/web/errors.ts'
import {
  type CommandArguments,
  defineCommand,
  type ExitCode,
  exitCodes,
  rejectExtra,
  type Shell,
} from './command.ts'
import { parseUserArgument, type UserRow, withUser } from './find-user.ts'
import { logAction, type OperatorAction, recordAction } from './operator-actions.ts'
import { nameOf } from './users-list.ts'

async function withApp(
  shell: Shell,
  who: string,
  use: (services: Services, user: UserRow) => Promise<ExitCode>,
): Promise<ExitCode> {
  const services = await shell.openApp()
  try {
    return await withUser(services.database.db, who, shell, (user) => use(services, user))
  } finally {
    await services.close()
  }
}

const openErrors: Readonly<Record<string, string>> = {
  EEXIST: 'is there already: choose another name.',
  ENOENT: 'cannot be made: is its folder there?',
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  throw error
}

export const usersExport = defineCommand({
  names: ['users export'],
  synopsis: '<who> <file>',
  summary: 'writes all data of an account into a new file',
  parse: ({ positionals: [who, file, ...more], options }: CommandArguments) => {
    const read = parseUserArgument({ options, positionals: who === undefined ? [] : [who] })
    if ('problem' in read) return read
    if (file === undefined) return { problem: 'Say into which file.' }
    return rejectExtra(more) ?? { ...read, file }
  },
  run: ({ who, file }, shell) =>
    withApp(shell, who, async (services, user) => {
      const target = await open(file, 'wx', 0o600).catch(codeOf)
      if (typeof target === 'string') {
        shell.print(`${file}: ${openErrors[target] ?? `cannot be made (${target}).`}`)
        return exitCodes.failed
      }
      try {
        await target.writeFile(await exportPerson(services, user.id))
      } catch (error) {
        await rm(file, { force: true })
        throw error
      } finally {
        await target.close()
      }
      const done: OperatorAction = { action: 'user_exported', subject: user.id }
      await recordAction(services.database.db, done, services.now())
      logAction(services, done)
      shell.print(`${nameOf(user)}: everything held on them is in ${file}.`)
      return exitCodes.done
    }),
})

export const usersErase = defineCommand({
  names: ['users erase'],
  synopsis: '<who> --yes',
  summary: 'deletes an account and all its data, for good',
  options: { yes: { type: 'boolean' } },
  parse: (words: CommandArguments) => {
    const read = parseUserArgument(words)
    if ('problem' in read) return read
    if (words.options.yes !== true)
      return { problem: 'This cannot be undone. If you mean it: --yes.' }
    return read
  },
  run: ({ who }, shell) =>
    withApp(shell, who, async (services, user) => {
      try {
        await erasePerson(services, user.id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        shell.print(`Nothing was erased: ${error.message}`)
        return exitCodes.failed
      }
      const done: OperatorAction = { action: 'user_erased', subject: user.id }
      await recordAction(services.database.db, done, services.now())
      logAction(services, done)
      shell.print(`${user.id}: erased.`)
      return exitCodes.done
    }),
})
