import { isPackId, packPath } from '#domain/packs/custom-pack.ts'
import { readPack } from '#domain/packs/read-pack.ts'
import type { CommandServices, Services } from '#server/compose.ts'
import { transact } from '#server/db/transaction.ts'
import { findObject } from '#server/features/objects/object-repository.ts'
import {
  closeReports,
  hidePack,
  lockForModeration,
  removePack,
  unhidePack,
} from '#server/features/packs/moderate-pack.ts'
import { findPackRow, type PackRow } from '#server/features/packs/pack-repository.ts'
import {
  type CommandArguments,
  defineCommand,
  type ExitCode,
  exitCodes,
  type Problem,
  rejectExtra,
  type Shell,
  withServices,
} from './command.ts'
import { formatTime } from './format-time.ts'
import { defaultLimit, listOptions, parseList } from './list-options.ts'
import { listPacks, packLine } from './list-packs.ts'
import { logAction, type OperatorAction, recordAction } from './operator-actions.ts'
import { readReason } from './read-reason.ts'

const notFoundMessage = 'There is no such pack.'

export const packs = defineCommand({
  names: ['packs'],
  synopsis: `[--find words] [--hidden] [--limit ${defaultLimit}]`,
  summary: 'published packs, last changed last',
  notes: [
    '  --find words  part of a name, an author or an id',
    '  --hidden      only those that are hidden',
  ],
  options: { ...listOptions, hidden: { type: 'boolean' } },
  parse: (words: CommandArguments) => {
    const wanted = parseList(words)
    return 'problem' in wanted ? wanted : { ...wanted, isHidden: words.options.hidden === true }
  },
  run: (wanted, shell) =>
    withServices(shell, async ({ database }) => {
      shell.print(...(await listPacks(database.db, wanted)))
      return exitCodes.done
    }),
})

function parsePackId({
  positionals: [packId, ...more],
}: CommandArguments): { packId: string } | Problem {
  if (!isPackId(packId)) return { problem: 'Say which pack: its id as the list shows it.' }
  return rejectExtra(more) ?? { packId }
}

export const packsShow = defineCommand({
  names: ['packs show'],
  synopsis: '<packId>',
  summary: 'a pack with its prompts, reports and operator actions',
  parse: parsePackId,
  async run({ packId }, shell) {
    const services = await shell.openApp()
    try {
      const row = await findPackRow(services.database.db, packId)
      shell.print(...(row ? await describePack(services, row) : [notFoundMessage]))
      return row ? exitCodes.done : exitCodes.failed
    } finally {
      await services.close()
    }
  },
})

async function describePack(
  { database: { db }, blobs }: Services,
  row: PackRow,
): Promise<string[]> {
  const file = await findObject(db, packPath(row.pack_id))
  const bytes = file && (await blobs.read(file.body_id))
  const reading = bytes ? readPack(JSON.parse(bytes.toString())) : null
  const reports = db.selectFrom('pack_reports').selectAll().where('pack_id', '=', row.pack_id)
  const actions = db.selectFrom('operator_actions').selectAll().where('subject', '=', row.pack_id)
  const lines = [
    packLine(row),
    `by account ${row.owner_id}; ${row.likes} likes, ${row.plays} plays`,
    row.description,
    ...(row.hidden_at === null
      ? []
      : [`hidden ${formatTime(row.hidden_at)}: ${row.hidden_reason ?? 'by reports'}`]),
    ...(await reports.orderBy('created_at').execute()).map(
      ({ created_at, reason, words, resolved_at }) =>
        `reported ${formatTime(created_at)}${resolved_at === null ? '' : ' (closed)'}: ${reason} ${words}`,
    ),
    ...(await actions.orderBy('at').execute()).map(
      ({ at, action, reason }) => `${formatTime(at)} ${action}: ${reason ?? ''}`,
    ),
    ...(reading && 'pack' in reading
      ? reading.pack.prompts.map(({ text }, at) => `${String(at + 1).padStart(4)}  ${text}`)
      : ['Its prompts cannot be read.']),
  ]
  // Strips terminal escapes of a stranger's text.
  return lines.map((line) => line.replace(/\p{C}+/gu, ' ').trimEnd())
}

type Moderation = { done: OperatorAction; doneMessage: string; unchangedMessage: string }

/** `change` returns false when nothing changed. */
async function moderate(
  services: CommandServices,
  { print }: Shell,
  { done, doneMessage, unchangedMessage }: Moderation,
  change: (...args: [Parameters<typeof hidePack>[0], PackRow]) => Promise<boolean>,
): Promise<ExitCode> {
  const nowMs = services.now()
  const outcome = await transact(services.database.db, async (transaction) => {
    const pack = await lockForModeration(transaction, done.subject)
    if (!pack) return notFoundMessage
    if (!(await change(transaction, pack))) return unchangedMessage
    await closeReports(transaction, pack.pack_id, nowMs)
    await recordAction(transaction, done, nowMs)
    return doneMessage
  })
  if (outcome === doneMessage) logAction(services, done)
  print(outcome)
  return outcome === notFoundMessage ? exitCodes.failed : exitCodes.done
}

function parsePackAndReason(words: CommandArguments) {
  const pack = parsePackId(words)
  if ('problem' in pack) return pack
  const why = readReason(words.options.reason)
  return 'problem' in why ? why : { ...pack, ...why }
}

export const packsHide = defineCommand({
  names: ['packs hide'],
  synopsis: '<packId> --reason "…"',
  summary: 'hides a pack from everybody but its owner, who reads the reason',
  options: { reason: { type: 'string' } },
  parse: parsePackAndReason,
  run: ({ packId, reason }, shell) =>
    withServices(shell, (services) => {
      const done: OperatorAction = { action: 'pack_hidden', subject: packId, reason }
      const words = {
        done,
        doneMessage: 'The pack is hidden.',
        unchangedMessage: 'It was hidden before.',
      }
      return moderate(services, shell, words, async (transaction, pack) => {
        if (pack.hidden_at !== null && pack.hidden_reason === reason) return false
        await hidePack(transaction, pack, { nowMs: services.now(), reason })
        return true
      })
    }),
})

export const packsUnhide = defineCommand({
  names: ['packs unhide'],
  synopsis: '<packId>',
  summary: 'shows a pack again, and closes its reports',
  parse: parsePackId,
  run: ({ packId }, shell) =>
    withServices(shell, (services) => {
      const done: OperatorAction = { action: 'pack_shown', subject: packId }
      const words = {
        done,
        doneMessage: 'The pack is shown again.',
        unchangedMessage: 'It was not hidden.',
      }
      return moderate(services, shell, words, async (transaction, pack) => {
        if (pack.hidden_at === null) return false
        await unhidePack(transaction, pack)
        return true
      })
    }),
})

export const packsRemove = defineCommand({
  names: ['packs remove'],
  synopsis: '<packId> --reason "…"',
  summary: 'deletes a pack for good',
  options: { reason: { type: 'string' } },
  parse: parsePackAndReason,
  run: ({ packId, reason }, shell) =>
    withServices(shell, (services) => {
      const done: OperatorAction = { action: 'pack_removed', subject: packId, reason }
      const words = { done, doneMessage: 'The pack is deleted.', unchangedMessage: notFoundMessage }
      return moderate(services, shell, words, async (transaction, pack) => {
        await removePack(transaction, pack, { nowMs: services.now(), reason })
        return true
      })
    }),
})
