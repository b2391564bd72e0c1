import { z } from 'zod'
import type { VoiceStatus } from '#contract/voice.ts'
import { voiceFramePath } from '#contract/voice.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { file, json, notModified, text } from '#server/platform/web/operation-responses.ts'

const Day = z.strictObject({
  today: z.iso.date(),
  year: z.int(),
  openUpTo: z.int().describe('The doors from 1 to this one may be opened; 0 before December.'),
}) satisfies z.ZodType<CalendarDay>

const Voice = z.strictObject({ available: z.boolean() }) satisfies z.ZodType<VoiceStatus>

const Ready = z.strictObject({
  status: z.literal('ready'),
  degraded: z.array(z.literal('storage')).optional(),
})

const buildFacts = { id: z.string().describe('The build.'), timestamp: z.int() }

export const appOperations: OperationGroup = {
  tag: 'The house',
  description: 'Whether it is well, which build it is, what day it is, and this document.',
  operations: [
    {
      route: 'GET /healthz',
      id: 'isAlive',
      summary: 'Whether the process is alive.',
      responses: { 200: json('It is.', z.strictObject({ status: z.literal('alive') })) },
    },
    {
      route: 'GET /readyz',
      id: 'isReady',
      summary: 'Readiness: the database responds, and the storage has responded since the start.',
      responses: { 200: json('Ready; `degraded` names what does not respond now.', Ready) },
      errors: ['unavailable'],
    },
    {
      route: 'GET /metrics',
      id: 'getMetrics',
      summary:
        'What is measured, for whoever bears METRICS_TOKEN; without one, for this machine and its network.',
      responses: { 200: file('Prometheus’ text.', 'text/plain') },
      errors: ['unauthenticated', 'not_found'],
    },
    {
      route: 'GET /api/openapi.json',
      id: 'getDocument',
      summary: 'This document.',
      responses: { 200: json('OpenAPI 3.1.', z.looseObject({ openapi: text })), 304: notModified },
    },
    {
      route: 'GET /api/docs',
      id: 'readDocument',
      summary: 'This document as a page.',
      responses: { 200: file('A page that needs no script.', 'text/html') },
    },
    {
      route: 'GET /version.json',
      routerPath: null,
      id: 'getVersion',
      summary: 'The version, which is raised when what older installations keep must go.',
      responses: { 200: json('The version.', z.strictObject({ version: text })), 304: notModified },
    },
    {
      route: 'GET /builds/latest.json',
      routerPath: null,
      id: 'getLatestBuild',
      summary: 'Which build is served, for pages that may be of yesterday.',
      responses: { 200: json('The build.', z.strictObject(buildFacts)), 304: notModified },
    },
    {
      route: 'GET /builds/meta/{buildId}.json',
      routerPath: null,
      id: 'getBuild',
      summary: 'The pages of the build that is served, and what holds for each path.',
      path: { buildId: z.string().describe('`id` of the latest build.') },
      responses: {
        200: json(
          'What the build says of itself.',
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
      route: 'GET /{page}/_payload.json',
      routerPath: null,
      id: 'getPayload',
      summary: 'What a page that was made at build time was made from.',
      path: { page: z.string().describe('The path of the page; nothing for the first.') },
      responses: {
        200: json('Its makings.', z.looseObject({ path: text, build: text, status: z.int() })),
        304: notModified,
      },
    },
    {
      route: 'GET /TRUST',
      id: 'getTrustPage',
      summary: 'Leads to the page about the local authority, for QR codes in capitals.',
      responses: { 301: { description: 'The page.', headers: { location: '/trust' } } },
    },
    {
      route: 'GET /trust/party-dojo.crt',
      id: 'getLocalAuthority',
      summary: 'The certificate of the local authority. 404 unless HTTPS=local is set.',
      responses: { 200: file('The certificate, DER.', 'application/x-x509-ca-cert') },
      errors: ['not_found'],
    },
    {
      route: 'GET /trust/party-dojo.mobileconfig',
      id: 'getLocalAuthorityProfile',
      summary: 'The same as a profile for iPhones.',
      responses: { 200: file('The profile.', 'application/x-apple-aspen-config') },
      errors: ['not_found'],
    },
    {
      route: 'GET /api/calendar',
      id: 'getCalendarDay',
      summary: 'What day it is here, by which doors of the calendar open.',
      responses: { 200: json('The day, in UTC.', Day) },
    },
    {
      route: 'GET /api/voice-agent',
      id: 'getVoiceAgent',
      summary: 'Whether a voice can keep the secret word here.',
      responses: { 200: json('Whether it can.', Voice) },
    },
    {
      route: `GET ${voiceFramePath}`,
      id: 'getVoiceFrame',
      summary: 'The page for the frame in which the voice host runs, without an origin.',
      responses: { 200: file('The page.', 'text/html') },
      errors: ['not_found'],
    },
    {
      route: `GET ${voiceFramePath}/{file}`,
      routerPath: `${voiceFramePath}/:file{widget-[0-9a-f]{16}\\.js}`,
      id: 'getVoiceWidget',
      summary: 'The script of the voice host, named after what is in it.',
      path: { file: z.string().regex(/^widget-[0-9a-f]{16}\.js$/) },
      responses: { 200: file('The script.', 'text/javascript') },
      errors: ['not_found'],
    },
  ],
}
