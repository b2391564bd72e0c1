import { z } from 'zod'
import { AppError } from '#server/platform/web/errors.ts'

const maxHeaderLength = 1_000
const maxCustomBytes = 8 * 1024
/** In base64. */
const maxMd5Length = 24

/** Sent as a header, so line breaks are refused. */
const headerValue = z
  .string()
  .max(maxHeaderLength, `at most ${maxHeaderLength} characters`)
  .regex(/^[\x20-\x7e]*$/, 'plain ASCII characters only')

const mediaType = headerValue.regex(/^[\w.+*-]+\/[\w.+*-]+\s*(;.*)?$|^$/, 'a media type')

const customMetadata = z
  .record(z.string(), z.string().nullable())
  .refine((values) => Buffer.byteLength(JSON.stringify(values)) <= maxCustomBytes, {
    error: `at most ${maxCustomBytes} bytes`,
  })

/** What a client may set; null resets a value. */
export const Settings = z.object({
  contentType: mediaType.nullish(),
  cacheControl: headerValue.nullish(),
  contentDisposition: headerValue.nullish(),
  contentEncoding: headerValue.nullish(),
  contentLanguage: headerValue.nullish(),
  metadata: customMetadata.nullish(),
})

export const UploadHead = Settings.extend({
  name: z.string().optional(),
  md5Hash: z.string().max(maxMd5Length).nullish(),
  size: z.union([z.number(), z.string().regex(/^\d{1,15}$/)]).nullish(),
})

export type SettingsChange = z.output<typeof Settings>
export type UploadHead = z.output<typeof UploadHead>

/** The JSON of `objects.metadata`. */
export type ObjectSettings = {
  cacheControl?: string
  contentDisposition?: string
  contentEncoding?: string
  contentLanguage?: string
  metadata?: Record<string, string>
}

export function readUploadHead(bytes: Buffer): UploadHead {
  return bytes.length === 0 ? {} : parseJsonAs(UploadHead, bytes)
}

export function readSettingsChange(bytes: Buffer): SettingsChange {
  return parseJsonAs(Settings, bytes)
}

/** Checks what is sent as the header of every download. */
export function requireMediaType(text: string | null): string | null {
  return text === null ? null : parseAs(mediaType, text, 'contentType')
}

function parseJsonAs<Schema extends z.ZodType>(schema: Schema, bytes: Buffer): z.output<Schema> {
  return parseAs(schema, parseJson(bytes), 'metadata')
}

function parseAs<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  named: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new AppError('invalid_request', `${issue?.path.join('.') || named}: ${issue?.message}`)
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw new AppError('invalid_request', 'The metadata is not JSON.')
  }
}

const headerSettings = [
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
] as const

/** Null removes a value, undefined keeps it. */
export function mergeSettings(before: ObjectSettings, change: SettingsChange): ObjectSettings {
  const after: ObjectSettings = { ...before }
  for (const key of headerSettings) {
    const value = change[key]
    if (value === null || value === '') delete after[key]
    else if (value !== undefined) after[key] = value
  }
  if (change.metadata === null) delete after.metadata
  else if (change.metadata !== undefined) {
    const merged = Object.entries({ ...before.metadata, ...change.metadata })
    const kept = merged.filter((pair): pair is [string, string] => pair[1] !== null)
    after.metadata = Object.fromEntries(kept)
    if (Buffer.byteLength(JSON.stringify(after.metadata)) > maxCustomBytes) {
      throw new AppError('invalid_request', `metadata: at most ${maxCustomBytes} bytes`)
    }
  }
  return after
}

export function parseSettings(text: string): ObjectSettings {
  return JSON.parse(text)
}
