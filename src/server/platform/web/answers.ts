import { z } from 'zod'
import type { Answer, MediaType } from './call.ts'

/** An answer whose body is JSON of that schema. */
export function json(says: string, body: z.ZodType): Answer {
  return { says, body }
}

/** An answer of another media type. */
export function file(says: string, ...types: MediaType[]): Answer {
  return { says, types }
}

/** An answer that its status says all of. */
export function empty(says: string): Answer {
  return { says }
}

export const notModified: Answer = { says: 'It is what the ETag that was sent stands for.' }

/** ISO text, UTC. */
export const isoTime = z.iso.datetime()

export const text = z.string()
