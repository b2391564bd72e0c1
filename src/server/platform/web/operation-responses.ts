import { z } from 'zod'
import type { MediaType, OperationResponse } from './operation.ts'

export function json(description: string, body: z.ZodType): OperationResponse {
  return { description: description, body }
}

export function file(description: string, ...types: MediaType[]): OperationResponse {
  return { description: description, types }
}

export function empty(description: string): OperationResponse {
  return { description: description }
}

export const notModified: OperationResponse = {
  description: 'Not modified: the ETag in the request is current.',
}

/** ISO text, UTC. */
export const isoTime = z.iso.datetime()

export const text = z.string()
