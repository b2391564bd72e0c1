import { type CustomPack, packPath, writePackFile } from '#domain/packs/custom-pack.ts'
import { visibilityOf, withVisibility } from '#domain/packs/tags.ts'
import type { Services } from '#server/compose.ts'
import { transact } from '#server/db/transaction.ts'
import { accessColumns } from '#server/features/objects/object-repository.ts'
import { preparePack } from '#server/features/packs/prepare-pack.ts'
import { storePack } from '#server/features/packs/store-pack.ts'
import { newId } from '#server/lib/new-id.ts'

type PackChange = Partial<CustomPack['metadata']> & { prompts?: string[] }

/** A pack that may be published as it is, listed unless its tags say otherwise. */
export function somePack({
  prompts = ['One', 'Two', 'Three'],
  tags = [],
  ...metadata
}: PackChange = {}) {
  const pack: CustomPack = {
    metadata: {
      name: 'Friday at ours',
      id: newId(),
      description: 'What only we know',
      author: 'Sofie',
      explicit: false,
      alcohol: false,
      creation_date: '2026-11-20T20:00:00.000Z',
      ...metadata,
      tags: visibilityOf(tags) ? tags : withVisibility(tags, 'listed'),
    },
    prompts: prompts.map((text) => ({ text })),
    likes: 0,
    plays: 0,
    lastUpdated: '2026-11-20T20:00:00.000Z',
  }
  return pack
}

/** What an upload of that pack by that person does, the bytes themselves left out. */
export async function savePack(
  services: Services,
  userId: string,
  pack: CustomPack,
): Promise<CustomPack> {
  const packId = pack.metadata.id
  const bytes = Buffer.from(writePackFile(pack))
  const prepared = await preparePack(services, { userId, packId, bytes })
  const nowMs = services.now()
  await transact(services.database.db, async (transaction) => {
    await storePack(transaction, prepared)
    await transaction
      .insertInto('objects')
      .values({
        name: packPath(packId),
        owner_id: userId,
        body_id: newId(),
        generation: nowMs * 1000,
        metageneration: 1,
        size: prepared.bytes.length,
        content_type: prepared.contentType,
        md5: '',
        crc32c: '',
        token: newId(),
        ...accessColumns(prepared.readers),
        metadata: '{}',
        created_at: nowMs,
        updated_at: nowMs,
      })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(accessColumns(prepared.readers)),
      )
      .execute()
  })
  return JSON.parse(prepared.bytes.toString())
}

/** Publishes a pack by that person, and gives its id. */
export async function publish(
  services: Services,
  userId: string,
  change: PackChange = {},
): Promise<string> {
  const pack = somePack(change)
  await savePack(services, userId, pack)
  return pack.metadata.id
}
