import { z } from 'zod'
import type { VoiceAnswer } from '#contract/voice.ts'
import { voiceFramePath } from '#contract/voice.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { file, json, notModified, text } from '#server/platform/web/answers.ts'
import type { Area } from '#server/platform/web/call.ts'

const Day = z.strictObject({
  today: z.iso.date(),
  year: z.int(),
  openUpTo: z.int().describe('The doors from 1 to this one may be opened; 0 before December.'),
}) satisfies z.ZodType<CalendarDay>

const Voice = z.strictObject({ available: z.boolean() }) satisfies z.ZodType<VoiceAnswer>

const Ready = z.strictObject({
  status: z.literal('ready'),
  degraded: z.array(z.literal('storage')).optional(),
})

const buildFacts = { id: z.string().describe('The build.'), timestamp: z.int() }

/** What the house says of itself. */
export const houseCalls: Area = {
  name: 'The house',
  says: 'Whether it is well, which build it is, what day it is, and this document.',
  calls: [
    {
      at: 'GET /healthz',
      id: 'isAlive',
      says: 'Whether the process is alive.',
      answers: { 200: json('It is.', z.strictObject({ status: z.literal('alive') })) },
    },
    {
      at: 'GET /readyz',
      id: 'isReady',
      says: 'Readiness: the database responds, and the storage has responded since the start.',
      answers: { 200: json('Ready; `degraded` names what does not respond now.', Ready) },
      refuses: ['unavailable'],
    },
    {
      at: 'GET /metrics',
      id: 'getMetrics',
      says: 'What is measured, for whoever bears METRICS_TOKEN; without one, for this machine and its network.',
      answers: { 200: file('Prometheus’ text.', 'text/plain') },
      refuses: ['unauthenticated', 'not_found'],
    },
    {
      at: 'GET /api/openapi.json',
      id: 'getDocument',
      says: 'This document.',
      answers: { 200: json('OpenAPI 3.1.', z.looseObject({ openapi: text })), 304: notModified },
    },
    {
      at: 'GET /api/docs',
      id: 'readDocument',
      says: 'This document as a page.',
      answers: { 200: file('A page that needs no script.', 'text/html') },
    },
    {
      at: 'GET /version.json',
      route: null,
      id: 'getVersion',
      says: 'The version, which is raised when what older installations keep must go.',
      answers: { 200: json('The version.', z.strictObject({ version: text })), 304: notModified },
    },
    {
      at: 'GET /builds/latest.json',
      route: null,
      id: 'getLatestBuild',
      says: 'Which build is served, for pages that may be of yesterday.',
      answers: { 200: json('The build.', z.strictObject(buildFacts)), 304: notModified },
    },
    {
      at: 'GET /builds/meta/{buildId}.json',
      route: null,
      id: 'getBuild',
      says: 'The pages of the build that is served, and what holds for each path.',
      path: { buildId: z.string().describe('`id` of the latest build.') },
      answers: {
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
      at: 'GET /{page}/_payload.json',
      route: null,
      id: 'getPayload',
      says: 'What a page that was made at build time was made from.',
      path: { page: z.string().describe('The path of the page; nothing for the first.') },
      answers: {
        200: json('Its makings.', z.looseObject({ path: text, build: text, status: z.int() })),
        304: notModified,
      },
    },
    {
      at: 'GET /TRUST',
      id: 'getTrustPage',
      says: 'Leads to the page about the local authority, for QR codes in capitals.',
      answers: { 301: { says: 'The page.', headers: { location: '/trust' } } },
    },
    {
      at: 'GET /trust/party-dojo.crt',
      id: 'getLocalAuthority',
      says: 'The certificate of the local authority. 404 unless HTTPS=local is set.',
      answers: { 200: file('The certificate, DER.', 'application/x-x509-ca-cert') },
      refuses: ['not_found'],
    },
    {
      at: 'GET /trust/party-dojo.mobileconfig',
      id: 'getLocalAuthorityProfile',
      says: 'The same as a profile for iPhones.',
      answers: { 200: file('The profile.', 'application/x-apple-aspen-config') },
      refuses: ['not_found'],
    },
    {
      at: 'GET /api/calendar',
      id: 'getCalendarDay',
      says: 'What day it is here, by which doors of the calendar open.',
      answers: { 200: json('The day, in UTC.', Day) },
    },
    {
      at: 'GET /api/voice-agent',
      id: 'getVoiceAgent',
      says: 'Whether a voice can keep the secret word here.',
      answers: { 200: json('Whether it can.', Voice) },
    },
    {
      at: `GET ${voiceFramePath}`,
      id: 'getVoiceFrame',
      says: 'The page for the frame in which the voice host runs, without an origin.',
      answers: { 200: file('The page.', 'text/html') },
      refuses: ['not_found'],
    },
    {
      at: `GET ${voiceFramePath}/{file}`,
      route: `${voiceFramePath}/:file{widget-[0-9a-f]{16}\\.js}`,
      id: 'getVoiceWidget',
      says: 'The script of the voice host, named after what is in it.',
      path: { file: z.string().regex(/^widget-[0-9a-f]{16}\.js$/) },
      answers: { 200: file('The script.', 'text/javascript') },
      refuses: ['not_found'],
    },
  ],
}
