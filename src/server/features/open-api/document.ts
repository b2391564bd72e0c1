import type { JsonSchema } from './to-json-schema.ts'

/** The subset of OpenAPI 3.1 that this server writes. */
export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OperationObject>>
  components: {
    schemas: Record<string, unknown>
    responses: Record<string, ResponseObject>
    headers: Record<string, unknown>
    securitySchemes: Record<string, unknown>
  }
}

export type Content = Record<string, { schema: JsonSchema }>

export type ResponseObject = {
  description: string
  headers?: Record<string, unknown>
  content?: Content
}

export type ReferenceObject = { $ref: string }

export type ParameterObject = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

export type OperationObject = {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters?: ParameterObject[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, ResponseObject | ReferenceObject>
}
