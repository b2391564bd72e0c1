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
  object: z.string().describe('The object’s name, URL-encoded including its slashes.'),
}
const objectRoute = '/v0/b/:bucket/o/*'
const generation = z
  .string()
  .regex(/^\d{1,16}$/)
  .optional()
  .describe('The expected generation, 0 for none; 412 for any other.')
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
    description: 'An object resource of the protocol.',
  })

const Listing = z.strictObject({
  prefixes: z.array(text),
  items: z.array(z.strictObject({ name: text, bucket })),
  nextPageToken: text.optional(),
})

const object = json('The object.', StoredObject)

const uploadResponse: OperationResponse = {
  ...object,
  description: 'The stored object; empty while a resumable upload continues.',
  headers: {
    'x-goog-upload-status': '`active` or `final`, of a resumable upload.',
    'x-goog-upload-url': 'URL for its parts.',
    'x-goog-upload-size-received': 'Bytes received.',
  },
}

const upload = { auth: 'storage', errorShape: 'storage', isLimited: true } as const

const operations: Operation[] = [
  {
    route: 'GET /v0/b/{bucket}/o',
    id: 'listObjects',
    summary: 'List objects by prefix: public ones and the caller’s own.',
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
        .describe('Lists only this user’s objects; must be the caller.'),
    }),
    responses: { 200: json('A page of names.', Listing) },
    errors: ['not_found'],
    errorShape: 'storage',
  },
  {
    route: 'POST /v0/b/{bucket}/o',
    id: 'uploadObject',
    summary: 'Upload an object: bytes only, multipart with metadata, or resumable.',
    path: bucketPath,
    query: z.object({
      name: z.string(),
      ifGenerationMatch: generation,
      upload_id: z.string().optional().describe('Id of a resumable upload.'),
      upload_protocol: z.string().optional(),
    }),
    headers: {
      'x-goog-upload-protocol': z.enum(['multipart', 'resumable', 'raw']).optional(),
      'x-goog-upload-command': z
        .string()
        .optional()
        .describe('`start`, `upload`, `finalize`, `query`, or several separated by commas.'),
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
        'multipart/related': z.string().describe('The metadata as JSON, then the bytes.'),
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
    summary: 'Get an object’s metadata, or its bytes with `alt=media`.',
    auth: 'storage',
    path: objectPath,
    query: z.object({
      alt: z.enum(['json', 'media']).optional(),
      token: z.string().optional().describe('Token of a download URL, valid for this object only.'),
    }),
    headers: {
      range: z.string().optional().describe('A single byte range.'),
      'if-none-match': z.string().optional(),
    },
    responses: {
      200: {
        ...object,
        description: 'The metadata, or the bytes in their own media type.',
        types: ['*/*'],
      },
      206: file('The requested range.', '*/*'),
      304: notModified,
      416: empty('Range not satisfiable.'),
    },
    errors: ['not_found'],
    errorShape: 'storage',
  },
  {
    route: 'PATCH /v0/b/{bucket}/o/{object}',
    routerPath: objectRoute,
    id: 'updateObject',
    summary: 'Update an object’s metadata; null resets a value.',
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
    summary: 'Delete one of the caller’s objects.',
    path: objectPath,
    query: ifGeneration,
    responses: { 204: empty('Deleted.') },
    errors: ['not_found', 'conflict', 'precondition_failed'],
    ...upload,
  },
]

/** `/v0`: object storage. */
export const storageOperations: OperationGroup = {
  tag: 'Storage',
  description:
    'Object storage, by the REST protocol of Firebase Storage. Any origin may read; only this site’s may write.',
  operations: operations,
}
