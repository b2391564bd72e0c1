import { z } from 'zod'
import type { VoiceStatus } from '#contract/voice.ts'
import { voiceFramePath } from '#contract/voice.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { file, json, notModified, text } from '#server/platform/web/operation-responses.ts'

const Day = z.strictObject({
  today: z.iso.date(),
  year: z.int(),
  openUpTo: z.int().describe('Highest door that may be opened; 0 before December.'),
}) satisfies z.ZodType<CalendarDay>

const Voice = z.strictObject({ available: z.boolean() }) satisfies z.ZodType<VoiceStatus>

const Ready = z.strictObject({
  status: z.literal('ready'),
  degraded: z.array(z.literal('storage')).optional(),
})

const buildId = z.string().describe('`id` of the latest build.')
const buildFacts = { id: z.string().describe('The build.'), timestamp: z.int() }

export const appOperations: OperationGroup = {
  tag: 'Server',
  description: 'Health, metrics, builds, local certificate and this document.',
  operations: [
    {
      route: 'GET /healthz',
      id: 'isAlive',
      summary: 'Liveness of the process.',
      responses: { 200: json('Alive.', z.strictObject({ status: z.literal('alive') })) },
    },
    {
      route: 'GET /readyz',
      id: 'isReady',
      summary: 'Readiness: database and blob store respond.',
      responses: { 200: json('Ready; `degraded` names what does not respond now.', Ready) },
      errors: ['unavailable'],
    },
    {
      route: 'GET /metrics',
      id: 'getMetrics',
      summary: 'Get metrics. Requires METRICS_TOKEN if set, else access from the local network.',
      responses: { 200: file('Prometheus text format.', 'text/plain') },
      errors: ['unauthenticated', 'not_found'],
    },
    {
      route: 'GET /api/openapi.json',
      id: 'getOpenApiDocument',
      summary: 'Get this document.',
      responses: { 200: json('OpenAPI 3.1.', z.looseObject({ openapi: text })), 304: notModified },
    },
    {
      route: 'GET /api/docs',
      id: 'getOpenApiPage',
      summary: 'Get this document as an HTML page.',
      responses: { 200: file('The page.', 'text/html') },
    },
    {
      route: 'GET /version.json',
      routerPath: null,
      id: 'getVersion',
      summary: 'Get the version; a higher one invalidates the caches of installed clients.',
      responses: { 200: json('The version.', z.strictObject({ version: text })), 304: notModified },
    },
    {
      route: 'GET /builds/latest.json',
      routerPath: null,
      id: 'getLatestBuild',
      summary: 'Get the id of the build that is served.',
      responses: { 200: json('The build.', z.strictObject(buildFacts)), 304: notModified },
    },
    {
      route: 'GET /builds/meta/{buildId}.json',
      routerPath: null,
      id: 'getBuild',
      summary: 'Get the prerendered pages and the route rules of a build.',
      path: { buildId },
      responses: {
        200: json(
          'The build’s manifest.',
          z.strictObject({
            ...buildFacts,
            prerendered: z.array(text),
            matcher: z.unknown(),
          }),
        ),
        304: notModified,
      },
    },
    {
      route: 'GET /builds/files/{buildId}.json',
      routerPath: null,
      id: 'getBuildFiles',
      summary: 'Get the scripts and styles of a build that work offline, by path.',
      path: { buildId },
      responses: { 200: json('The texts.', z.record(text, text)), 304: notModified },
    },
    {
      route: 'GET /builds/pages/{buildId}.json',
      routerPath: null,
      id: 'getBuildPages',
      summary: 'Get the prerendered pages of a build with their headers, by path.',
      path: { buildId },
      responses: {
        200: json(
          'The pages.',
          z.record(text, z.strictObject({ headers: z.array(z.tuple([text, text])), body: text })),
        ),
        304: notModified,
      },
    },
    {
      route: 'GET /{page}/_payload.json',
      routerPath: null,
      id: 'getPayload',
      summary: 'Get the payload of a prerendered page.',
      path: { page: z.string().describe('Path of the page; empty for home.') },
      responses: {
        200: json('The payload.', z.looseObject({ path: text, build: text, status: z.int() })),
        304: notModified,
      },
    },
    {
      route: 'GET /TRUST',
      id: 'getTrustPage',
      summary: 'Redirect QR codes in capitals to the page about the local certificate authority.',
      responses: { 301: { description: 'The page.', headers: { location: '/trust' } } },
    },
    {
      route: 'GET /trust/party-dojo.crt',
      id: 'getLocalAuthority',
      summary: 'Get the certificate of the local authority. 404 unless HTTPS=local is set.',
      responses: { 200: file('The certificate, DER.', 'application/x-x509-ca-cert') },
      errors: ['not_found'],
    },
    {
      route: 'GET /trust/party-dojo.mobileconfig',
      id: 'getLocalAuthorityProfile',
      summary: 'Get that certificate as a profile for iPhones.',
      responses: { 200: file('The profile.', 'application/x-apple-aspen-config') },
      errors: ['not_found'],
    },
    {
      route: 'GET /api/calendar',
      id: 'getCalendarDay',
      summary: 'Get the server’s date, which opens the doors of the calendar.',
      responses: { 200: json('The day, in UTC.', Day) },
    },
    {
      route: 'GET /api/voice-agent',
      id: 'getVoiceAgent',
      summary: 'Whether a voice agent is configured.',
      responses: { 200: json('The voice agent’s availability.', Voice) },
    },
    {
      route: `GET ${voiceFramePath}`,
      id: 'getVoiceFrame',
      summary: 'Get the page of the voice agent’s sandboxed frame.',
      responses: { 200: file('The page.', 'text/html') },
      errors: ['not_found'],
    },
    {
      route: `GET ${voiceFramePath}/{file}`,
      routerPath: `${voiceFramePath}/:file{widget-[0-9a-f]{16}\\.js}`,
      id: 'getVoiceWidget',
      summary: 'Get the voice agent’s script, named by content hash.',
      path: { file: z.string().regex(/^widget-[0-9a-f]{16}\.js$/) },
      responses: { 200: file('The script.', 'text/javascript') },
      errors: ['not_found'],
    },
  ],
}
