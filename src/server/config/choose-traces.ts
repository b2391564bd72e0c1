import { z } from 'zod'
import { hasProtocol } from './url-rules.ts'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const defaultSampleRatio = 0.1
const headersExample = 'headers by comma, such as api-key=secret,tenant=party'

/** Names of the OpenTelemetry specification. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(hasProtocol('http:', 'https:'), 'the address of a collector, such as http://otel:4318')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform(readHeaders)
    .refine((headers) => headers !== null, headersExample)
    .optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,100}$/, 'a name of letters, digits, dots and dashes')
    .default('party-dojo'),
  OTEL_TRACES_SAMPLER: z.enum(samplers, `one of ${samplers.join(', ')}`).default('traceidratio'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,9})?|1(\.0+)?)$/, 'a share from 0 to 1, such as 0.1')
    .transform(Number)
    .default(defaultSampleRatio),
}

type Variables = z.output<z.ZodObject<typeof traceVariables>>

export type Traces = {
  url: string
  headers: Record<string, string>
  serviceName: string
  /** Share of requests that is traced, 0 to 1. */
  sampleRatio: number
  /** Whether a caller's trace id and sampling decision are adopted. */
  isCallerTrusted: boolean
}

/** Without an endpoint, the other variables may be meant for other programs. */
export function chooseTraces(values: Variables): Traces | null {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return null
  const sampler = values.OTEL_TRACES_SAMPLER
  return {
    url: `${endpoint}/v1/traces`,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: values.OTEL_SERVICE_NAME,
    sampleRatio: toSampleRatio(sampler, values.OTEL_TRACES_SAMPLER_ARG),
    isCallerTrusted: sampler.startsWith('parentbased_'),
  }
}

function toSampleRatio(sampler: (typeof samplers)[number], given: number): number {
  if (sampler.endsWith('always_on')) return 1
  return sampler.endsWith('always_off') ? 0 : given
}

/** `key=value` pairs by comma, values percent-encoded; null when malformed. */
function readHeaders(text: string): Record<string, string> | null {
  const headers: Record<string, string> = {}
  for (const pair of text.split(',')) {
    const [, name, value] = /^\s*([\w-]+)=([\x21-\x7e ]*?)\s*$/.exec(pair) ?? []
    if (name === undefined || value === undefined) return null
    try {
      headers[name] = decodeURIComponent(value)
    } catch {
      return null
    }
  }
  return headers
}
