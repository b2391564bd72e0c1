import { listObjectBlobs, listUploadBlobs } from './features/objects/list-blob-references.ts'
import type { ListReferences } from './platform/blobs/find-orphans.ts'
import { listBuildBlobs } from './static/builds/build-repository.ts'

/** Every table that names blobs: what none of them lists may be removed. */
export const blobReferences: readonly ListReferences[] = [
  listObjectBlobs,
  listUploadBlobs,
  listBuildBlobs,
]
