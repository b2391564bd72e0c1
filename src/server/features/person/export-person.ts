import type { ServerContext } from '#server/context.ts'
import { exportObjects } from '../objects/export-objects.ts'
import { readPerson } from './person-records.ts'

/** All data about a person as one JSON text, streamed: objects may exceed the memory. */
export async function exportPerson(
  services: ServerContext,
  userId: string,
): Promise<ReadableStream<Uint8Array>> {
  const person = JSON.stringify(await readPerson(services.database.db, userId, services.now()))
  const texts = write(services, userId, person)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(Buffer.from(value))
    },
    cancel: async () => void (await texts.return(undefined)),
  })
}

async function* write(
  services: ServerContext,
  userId: string,
  person: string,
): AsyncGenerator<string> {
  yield `${person.slice(0, -1)},"objects":[`
  let separator = ''
  for await (const text of exportObjects(services, userId)) {
    yield separator + text
    separator = ','
  }
  yield ']}'
}
