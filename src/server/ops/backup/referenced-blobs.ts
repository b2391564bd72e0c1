import type { Snapshot, TableShape } from '#server/db/snapshot.ts'

export type ReferencedBlob = {
  id: string
  /** False when the blob may not exist yet, or is of an unfinished upload. */
  mustBeThere: boolean
}

/** Every column that holds blob ids in use. */
export const blobColumns = [
  { table: 'objects', column: 'body_id', mustBeThere: true, read: (id: string) => [id] },
  {
    table: 'uploads',
    column: 'parts',
    mustBeThere: false,
    read: (parts: string): string[] => JSON.parse(parts),
  },
  { table: 'builds', column: 'body_id', mustBeThere: false, read: (id: string) => [id] },
]

export async function* listReferencedBlobs(
  shapes: readonly TableShape[],
  lines: Snapshot['lines'],
): AsyncGenerator<ReferencedBlob[]> {
  for (const { table, column, mustBeThere, read } of blobColumns) {
    const shape = shapes.find(({ name }) => name === table)
    if (!shape) continue
    const index = shape.columns.findIndex(({ name }) => name === column)
    for await (const batch of lines(shape)) {
      yield batch.flatMap((line) =>
        read(JSON.parse(line)[index]).map((id) => ({ id, mustBeThere })),
      )
    }
  }
}
