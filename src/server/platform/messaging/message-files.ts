import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A message as `folderTransport` wrote it. */
export type MessageFile = {
  /** The end of the file's name, and of the message's id. */
  id: string
  createdAtMs: number
  channel: string
  headers: Readonly<Record<string, string>>
  text: string
}

const fileName = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-(mail|sms)-(.+)\.txt$/

/** Newest last. */
export async function readMessageFiles(folder: string): Promise<MessageFile[]> {
  const names = (await readdir(folder).catch(() => [])).toSorted()
  const files = await Promise.all(names.map((name) => readMessageFile(folder, name)))
  return files.filter((file) => file !== null)
}

/** Null for other files, and for one deleted meanwhile. */
async function readMessageFile(folder: string, name: string): Promise<MessageFile | null> {
  const [, day, hour, minute, second, ms, channel = '', id = ''] = fileName.exec(name) ?? []
  if (day === undefined) return null
  const content = await readFile(join(folder, name), 'utf8').catch(() => null)
  if (content === null) return null
  const end = content.indexOf('\n\n')
  const lines = content.slice(0, end).split('\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    }),
  )
  const createdAtMs = Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`)
  return { id, createdAtMs, channel, headers, text: content.slice(end + 2).trimEnd() }
}
