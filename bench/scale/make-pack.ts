import { createHash } from 'node:crypto'
import { type PackMetadata, writePackFile } from '#domain/packs/custom-pack.ts'
import { popularityOf } from '#domain/packs/popularity.ts'
import { type Random, seededAt } from '#domain/random.ts'
import { crc32c } from '#server/lib/crc32c.ts'
import { firstMs, md5, packIdOf, stepMs, userIdOf } from './dataset.ts'
import { pickWord } from './vocabulary.ts'

const games = [
  'never-have-i-ever',
  'never-have-i-ever',
  'truth-or-dare',
  'truth-or-dare',
  'most-likely-to',
  'charades',
  'category',
  'country-island-city',
  null,
]
const draftShare = 0.3
const hiddenShare = 0.01
/** So many packs, evenly over all, have bytes on the disk; the others have rows alone. */
const packsWithBytes = 20_000
/** Of packs without bytes: what they would be, more or less. */
const defaultBytes = 2_400

type DatasetShape = { vocabulary: readonly string[]; size: number; likes: number }

export type SeededPack = ReturnType<typeof makePack>

/** Whether the bytes of pack `i` are on the disk too. */
export function hasBytes(i: number, size: number): boolean {
  return i % Math.max(1, Math.floor(size / packsWithBytes)) === 0
}

/** The maker of pack `i`: some make hundreds, most none or one. */
function makerOf(i: number, size: number): number {
  return Math.floor(seededAt(i, 2)() ** 2 * size)
}

/** Whether pack `i` is one that everybody finds. */
export function isPublished(i: number): boolean {
  return seededAt(i, 3)() >= draftShare + hiddenShare
}

/** Pack `i` of a data set of that size, always the same. */
export function makePack(i: number, { vocabulary, size, likes }: DatasetShape) {
  const random = seededAt(i, 4)
  const maker = makerOf(i, size)
  const fate = seededAt(i, 3)()
  const isDraft = fate < draftShare
  const createdMs = firstMs + i * stepMs(size)
  const game = games[Math.floor(random() * games.length)] ?? null
  const words = (least: number, more: number) => sentence(vocabulary, random, least, more)
  const metadata: PackMetadata = {
    name: words(2, 3).slice(0, 60),
    id: packIdOf(i),
    description: words(5, 10),
    author: `Guest ${maker}`,
    explicit: random() < 0.3,
    alcohol: random() < 0.5,
    creation_date: new Date(createdMs).toISOString(),
    tags: [
      ...(game ? [game] : []),
      ...new Set([pickWord(vocabulary, random), pickWord(vocabulary, random)]),
      ...(isDraft ? ['draft'] : []),
    ],
  }
  const plays = Math.floor(likes * random() * 20)
  const bytes = hasBytes(i, size) ? bytesOf(metadata, likes, plays, random) : null
  const row = {
    pack_id: metadata.id,
    owner_id: userIdOf(maker, size),
    name: metadata.name,
    description: metadata.description,
    author: metadata.author,
    tags: JSON.stringify(metadata.tags),
    explicit: Number(metadata.explicit),
    alcohol: Number(metadata.alcohol),
    prompt_count: 20,
    likes,
    plays,
    popularity: popularityOf({ likes, plays }),
    created_at: createdMs,
    published_at: isDraft ? null : createdMs,
    hidden_at: isPublished(i) || isDraft ? null : createdMs,
    is_public: Number(isPublished(i)),
    body_id: md5(`body ${i}`),
    size: bytes?.length ?? defaultBytes,
    md5: createHash('md5')
      .update(bytes ?? metadata.id)
      .digest('base64'),
    crc32c: crc32c(bytes ?? Buffer.from(metadata.id)),
  }
  return { row, metadata, bytes }
}

function bytesOf(metadata: PackMetadata, likes: number, plays: number, random: Random): Buffer {
  const prompts = Array.from({ length: 20 }, (_, at) => ({
    text: `Prompt ${at}: who at this table would do it ${Math.floor(random() * 99)} times?`,
  }))
  const lastUpdated = metadata.creation_date
  return Buffer.from(writePackFile({ metadata, prompts, likes, plays, lastUpdated }))
}

function sentence(
  vocabulary: readonly string[],
  random: Random,
  least: number,
  more: number,
): string {
  const count = least + Math.floor(random() * (more + 1))
  return Array.from({ length: count }, () => pickWord(vocabulary, random)).join(' ')
}
