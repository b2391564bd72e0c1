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
  showPack,
} from '#server/features/packs/moderate-pack.ts'
import { findPackRow, type PackRow } from '#server/features/packs/pack-repository.ts'
import {
  defineCommand,
  type ExitCode,
  exitCodes,
  type Problem,
  type Shell,
  tooMuch,
  type Words,
  withHouse,
} from './command.ts'
import { listPacks, packLine } from './list-packs.ts'
import { logAction, type OperatorAction, recordAction } from './operator-actions.ts'
import { printedTime } from './printed-time.ts'
import { readLimit } from './read-limit.ts'
import { readReason } from './read-reason.ts'

const defaultLimit = 50
const unknown = 'There is no such pack.'

export const packs = defineCommand({
  names: ['packs'],
  takes: `[--find words] [--hidden] [--limit ${defaultLimit}]`,
  does: 'packs by players, drafts left out, the last changed last',
  notes: [
    '  --find words  part of a name, an author or an id',
    '  --hidden      only those that are hidden',
  ],
  options: { find: { type: 'string' }, hidden: { type: 'boolean' }, limit: { type: 'string' } },
  parse: ({ options, rest }: Words) => {
    const read = readLimit(options.limit, defaultLimit)
    if ('problem' in read) return read
    const wanted = { find: String(options.find ?? ''), isHidden: options.hidden === true }
    return tooMuch(rest) ?? { ...read, ...wanted }
  },
  run: (wanted, shell) =>
    withHouse(shell, async ({ database }) => {
      shell.print(...(await listPacks(database.db, wanted)))
      return exitCodes.done
    }),
})

function readPackId({ rest: [packId, ...more] }: Words): { packId: string } | Problem {
  if (!isPackId(packId)) return { problem: 'Say which pack: its id as the list shows it.' }
  return tooMuch(more) ?? { packId }
}

export const packsShow = defineCommand({
  names: ['packs show'],
  takes: '<packId>',
  does: 'a pack with its prompts, its reports, and what was done to it',
  parse: readPackId,
  async run({ packId }, shell) {
    const services = await shell.openHouse()
    try {
      const row = await findPackRow(services.database.db, packId)
      shell.print(...(row ? await describe(services, row) : [unknown]))
      return row ? exitCodes.done : exitCodes.failed
    } finally {
      await services.close()
    }
  },
})

async function describe({ database: { db }, blobs }: Services, row: PackRow): Promise<string[]> {
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
      : [`hidden ${printedTime(row.hidden_at)}: ${row.hidden_reason ?? 'by reports'}`]),
    ...(await reports.orderBy('created_at').execute()).map(
      ({ created_at, reason, words, resolved_at }) =>
        `reported ${printedTime(created_at)}${resolved_at === null ? '' : ' (closed)'}: ${reason} ${words}`,
    ),
    ...(await actions.orderBy('at').execute()).map(
      ({ at, action, reason }) => `${printedTime(at)} ${action}: ${reason ?? ''}`,
    ),
    ...(reading && 'pack' in reading
      ? reading.pack.prompts.map(({ text }, at) => `${String(at + 1).padStart(4)}  ${text}`)
      : ['Its prompts cannot be read.']),
  ]
  // No terminal command from what a stranger wrote.
  return lines.map((line) => line.replace(/\p{C}+/gu, ' ').trimEnd())
}

type Change = { done: OperatorAction; sentence: string; again: string }

/** Changes a pack under its lock; `change` gives false where it was so before. */
async function moderate(
  services: CommandServices,
  { print }: Shell,
  { done, sentence, again }: Change,
  change: (...args: [Parameters<typeof hidePack>[0], PackRow]) => Promise<boolean>,
): Promise<ExitCode> {
  const nowMs = services.now()
  const outcome = await transact(services.database.db, async (transaction) => {
    const pack = await lockForModeration(transaction, done.subject)
    if (!pack) return unknown
    if (!(await change(transaction, pack))) return again
    await closeReports(transaction, pack.pack_id, nowMs)
    await recordAction(transaction, done, nowMs)
    return sentence
  })
  if (outcome === sentence) logAction(services, done)
  print(outcome)
  return outcome === unknown ? exitCodes.failed : exitCodes.done
}

function readBoth(words: Words) {
  const pack = readPackId(words)
  if ('problem' in pack) return pack
  const why = readReason(words.options.reason)
  return 'problem' in why ? why : { ...pack, ...why }
}

export const packsHide = defineCommand({
  names: ['packs hide'],
  takes: '<packId> --reason "…"',
  does: 'hides a pack from everybody but its owner, who reads the reason',
  options: { reason: { type: 'string' } },
  parse: readBoth,
  run: ({ packId, reason }, shell) =>
    withHouse(shell, (services) => {
      const done: OperatorAction = { action: 'pack_hidden', subject: packId, reason }
      const words = { done, sentence: 'The pack is hidden.', again: 'It was hidden before.' }
      return moderate(services, shell, words, async (transaction, pack) => {
        if (pack.hidden_at !== null && pack.hidden_reason === reason) return false
        await hidePack(transaction, pack, { nowMs: services.now(), reason })
        return true
      })
    }),
})

export const packsUnhide = defineCommand({
  names: ['packs unhide'],
  takes: '<packId>',
  does: 'shows a pack again, and closes its reports',
  parse: readPackId,
  run: ({ packId }, shell) =>
    withHouse(shell, (services) => {
      const done: OperatorAction = { action: 'pack_shown', subject: packId }
      const words = { done, sentence: 'The pack is shown again.', again: 'It was not hidden.' }
      return moderate(services, shell, words, async (transaction, pack) => {
        if (pack.hidden_at === null) return false
        await showPack(transaction, pack)
        return true
      })
    }),
})

export const packsRemove = defineCommand({
  names: ['packs remove'],
  takes: '<packId> --reason "…"',
  does: 'deletes a pack for good',
  options: { reason: { type: 'string' } },
  parse: readBoth,
  run: ({ packId, reason }, shell) =>
    withHouse(shell, (services) => {
      const done: OperatorAction = { action: 'pack_removed', subject: packId, reason }
      const words = { done, sentence: 'The pack is deleted.', again: unknown }
      return moderate(services, shell, words, async (transaction, pack) => {
        await removePack(transaction, pack, { nowMs: services.now(), reason })
        return true
      })
    }),
})
