import { listObjectBlobs, listUploadBlobs } from './features/objects/list-blob-references.ts'
import type { ListReferences } from './platform/blobs/find-orphans.ts'
import { listBuildBlobs } from './static/builds/build-repository.ts'

/** Blobs that none of these tables reference may be deleted. */
export const blobReferences: readonly ListReferences[] = [
  listObjectBlobs,
  listUploadBlobs,
  listBuildBlobs,
]
