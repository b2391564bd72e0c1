import { z } from 'zod'
import type {
  Operation,
  OperationGroup,
  OperationResponse,
} from '#server/platform/web/operation.ts'
import {
  empty,
  file,
  isoTime,
  json,
  notModified,
  text,
} from '#server/platform/web/operation-responses.ts'
import { bucketName } from './object-rules.ts'
import { Settings, UploadHead } from './object-settings.ts'

const bucket = z.literal(bucketName)
const bucketPath = { bucket }
const objectPath = {
  bucket,
  object: z.string().describe('The name of the object, encoded, its slashes too.'),
}
const objectRoute = '/v0/b/:bucket/o/*'
const generation = z
  .string()
  .regex(/^\d{1,16}$/)
  .optional()
  .describe('The generation that the caller knows, 0 for none; another one is left as it is.')
const ifGeneration = z.object({ ifGenerationMatch: generation })

/** What every answer shows of an object; the values of its own settings may be missing. */
const StoredObject = z
  .strictObject({
    name: text,
    bucket,
    generation: text,
    metageneration: text,
    contentType: text,
    timeCreated: isoTime,
    updated: isoTime,
    storageClass: text,
    size: text,
    md5Hash: text,
    crc32c: text,
    etag: text,
    downloadTokens: text,
    contentEncoding: text,
    contentDisposition: text,
    cacheControl: text.optional(),
    contentLanguage: text.optional(),
    metadata: z.record(text, text).optional(),
  })
  .meta({
    id: 'StoredObject',
    description: 'What is known of an object, in the words of the protocol.',
  })

const Listing = z.strictObject({
  prefixes: z.array(text),
  items: z.array(z.strictObject({ name: text, bucket })),
  nextPageToken: text.optional(),
})

const object = json('The object as it stands.', StoredObject)

const uploadResponse: OperationResponse = {
  ...object,
  description: 'The object as it is stored; nothing while an upload in parts goes on.',
  headers: {
    'x-goog-upload-status': '`active` or `final`, of an upload in parts.',
    'x-goog-upload-url': 'Where its parts go.',
    'x-goog-upload-size-received': 'How many bytes have come.',
  },
}

const upload = { auth: 'storage', errorShape: 'storage', isLimited: true } as const

const operations: Operation[] = [
  {
    route: 'GET /v0/b/{bucket}/o',
    id: 'listObjects',
    summary: 'The objects under a prefix, a page at a time: public ones, and one’s own.',
    auth: 'storage',
    path: bucketPath,
    query: z.object({
      prefix: z.string().optional(),
      delimiter: z.enum(['', '/']).optional(),
      maxResults: z
        .string()
        .regex(/^\d{1,4}$/)
        .optional()
        .describe('1 to 1000.'),
      pageToken: z.string().optional(),
      ownerId: z
        .string()
        .optional()
        .describe('Only what this user has stored; the caller must be that user.'),
    }),
    responses: { 200: json('A page of names.', Listing) },
    errors: ['not_found'],
    errorShape: 'storage',
  },
  {
    route: 'POST /v0/b/{bucket}/o',
    id: 'uploadObject',
    summary:
      'Stores an object: in one piece, with its metadata in front, or in parts that may be taken up again.',
    path: bucketPath,
    query: z.object({
      name: z.string(),
      ifGenerationMatch: generation,
      upload_id: z.string().optional().describe('Of an upload in parts that was started.'),
      upload_protocol: z.string().optional(),
    }),
    headers: {
      'x-goog-upload-protocol': z.enum(['multipart', 'resumable', 'raw']).optional(),
      'x-goog-upload-command': z
        .string()
        .optional()
        .describe('`start`, `upload`, `finalize`, `query`, or several with commas.'),
      'x-goog-upload-offset': z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      'x-goog-upload-header-content-type': z.string().optional(),
      'x-goog-upload-header-content-length': z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    },
    body: {
      types: {
        'application/json': UploadHead,
        'multipart/related': z.string().describe('The metadata as JSON, and then the bytes.'),
        'application/octet-stream': z.string().describe('The bytes.'),
      },
    },
    responses: { 200: uploadResponse },
    errors: ['not_found', 'quota_exceeded', 'conflict', 'precondition_failed'],
    ...upload,
  },
  {
    route: 'GET /v0/b/{bucket}/o/{object}',
    routerPath: objectRoute,
    id: 'getObject',
    summary: 'An object: what is known of it, or with `alt=media` its bytes.',
    auth: 'storage',
    path: objectPath,
    query: z.object({
      alt: z.enum(['json', 'media']).optional(),
      token: z.string().optional().describe('From a download URL; it opens this object alone.'),
    }),
    headers: {
      range: z.string().optional().describe('One range of bytes.'),
      'if-none-match': z.string().optional(),
    },
    responses: {
      200: {
        ...object,
        description: 'What is known of it, or its bytes in their own media type.',
        types: ['*/*'],
      },
      206: file('The bytes that were asked for.', '*/*'),
      304: notModified,
      416: empty('There are no such bytes.'),
    },
    errors: ['not_found'],
    errorShape: 'storage',
  },
  {
    route: 'PATCH /v0/b/{bucket}/o/{object}',
    routerPath: objectRoute,
    id: 'changeObject',
    summary: 'Changes what is said of an object; null takes a value back.',
    path: objectPath,
    query: ifGeneration,
    body: { types: { 'application/json': Settings } },
    responses: { 200: object },
    errors: ['not_found', 'conflict', 'precondition_failed'],
    ...upload,
  },
  {
    route: 'DELETE /v0/b/{bucket}/o/{object}',
    routerPath: objectRoute,
    id: 'deleteObject',
    summary: 'Deletes an object of one’s own.',
    path: objectPath,
    query: ifGeneration,
    responses: { 204: empty('It is gone.') },
    errors: ['not_found', 'conflict', 'precondition_failed'],
    ...upload,
  },
]

/** `/v0`: object storage. */
export const storageOperations: OperationGroup = {
  tag: 'Storage',
  description:
    'Object storage, by the REST protocol of Firebase Storage. Anybody’s pages may read; only ours may write.',
  operations: operations,
}
