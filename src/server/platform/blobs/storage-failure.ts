import { reasonOf } from '#server/lib/open-data-folder.ts'
import { rootCause } from '#server/lib/root-cause.ts'

/** Advice to operators by codes of S3, network and file system. */
const advice: [code: RegExp, words: string][] = [
  [/NoSuchBucket/, 'there is no such bucket: make it, or correct STORAGE_URL'],
  [/AccessDenied|AllAccessDisabled/, 'the keys may not use this bucket'],
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch/,
    'the keys, or the region, are not those of the bucket',
  ],
  [/ECONNREFUSED/, 'nothing listens at that address'],
  [/ENOTFOUND|EAI_AGAIN/, 'the host of that address is not known'],
  [/EACCES|EPERM|EROFS/, 'this user may not write there'],
]

/** One line for operators. */
export function describeStorageFailure(error: unknown): string {
  const reason = reasonOf(rootCause(error))
  const match = advice.find(([code]) => code.test(reason))
  return match ? `${match[1]} (${reason})` : reason
}
