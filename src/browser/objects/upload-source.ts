import { cannotSliceBlob } from './storage-error.ts'

export type UploadData = string | Uint8Array<ArrayBuffer> | Blob

export type UploadSource = {
  size: number
  slice: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>
}

export function uploadSource(data: UploadData): UploadSource {
  if (data instanceof Blob) {
    return { size: data.size, slice: (from, to) => sliceBlob(data, from, to) }
  }
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  return { size: bytes.byteLength, slice: async (from, to) => bytes.subarray(from, to) }
}

/** The file may have been changed or deleted since it was chosen. */
async function sliceBlob(blob: Blob, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.slice(from, to).arrayBuffer())
  } catch {
    throw cannotSliceBlob()
  }
}
