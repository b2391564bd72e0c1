import type { BrowserContext } from 'playwright-core'
import type { CustomPack, PackMetadata } from '#domain/packs/custom-pack.ts'
import { packPath, writePackFile } from '#domain/packs/custom-pack.ts'
import { visibilityOf, withVisibility } from '#domain/packs/tags.ts'

const boundary = '7251840396'

type Wanted = Partial<PackMetadata> & { id: string; prompts?: CustomPack['prompts'] }

/** Publishes a pack, listed unless its tags say otherwise, as whoever is signed in there, without a page. */
export async function publishPack(
  context: BrowserContext,
  baseUrl: string,
  { prompts, tags = [], ...wanted }: Wanted,
): Promise<CustomPack> {
  const now = new Date().toISOString()
  const metadata: PackMetadata = {
    name: 'Kitchen confessions',
    description: 'What the fridge saw.',
    author: 'Mia',
    explicit: false,
    alcohol: false,
    creation_date: now,
    ...wanted,
    tags: visibilityOf(tags) ? tags : withVisibility(tags, 'listed'),
  }
  const pack: CustomPack = {
    metadata,
    prompts: prompts ?? [{ text: 'First' }, { text: 'Second' }, { text: 'Third' }],
    likes: 0,
    plays: 0,
    lastUpdated: now,
  }
  const name = packPath(metadata.id)
  const part = (type: string, body: string) =>
    `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`
  const answer = await context.request.post(
    `${baseUrl}/v0/b/party-dojo/o?name=${encodeURIComponent(name)}`,
    {
      headers: {
        origin: baseUrl,
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${boundary}`,
      },
      data: Buffer.from(
        `${part('application/json', JSON.stringify({ name }))}${part('application/json', writePackFile(pack))}--${boundary}--`,
      ),
    },
  )
  if (!answer.ok()) throw new Error(`${name}: ${answer.status()} ${await answer.text()}`)
  return pack
}
