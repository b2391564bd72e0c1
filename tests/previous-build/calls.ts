import { authCalls } from './auth-calls.ts'
import type { PreviousCall } from './previous-call.ts'

const json = { 'content-type': 'application/json; charset=utf-8' }

const uploadedPack = `--00017\r
Content-Type: application/json; charset=utf-8\r
\r
{"name":"packs/{newPackId}.json","fullPath":"packs/{newPackId}.json","size":{packBytes},"contentType":"application/json"}\r
--00017\r
Content-Type: application/json\r
\r
{packText}\r
--00017--`

/**
 * Every call that the browser of a released build makes, as it makes it: frozen. Phones run a build
 * for as long as a tab stays open, so the server of the next one must still understand it
 * (docs/decisions/024). `src/server/platform/web/previous-build.test.ts` sends each to the server of today.
 *
 * How to keep it: a call that is new, or that sends something new, is added below; one that no
 * browser makes any more stays for one build longer, and is taken out with the build after. No line
 * is changed to make the test pass: then a phone out there is refused as well.
 */
export const previousCalls: readonly PreviousCall[] = [
  ...authCalls,

  // Icons, the clock of the calendar, what the server offers.
  { call: 'GET /api/_nuxt_icon/ph.json?icons=beer-stein,crown', isAnonymous: true },
  { call: 'GET /api/_nuxt_icon/ph.json?icons=beer-stein,crown&v=0123456789ab', isAnonymous: true },
  { call: 'GET /api/icons?q=beer&v=0123456789ab', isAnonymous: true },
  { call: 'GET /api/icons?q=beer&limit=24&v=0123456789ab', isAnonymous: true },
  { call: 'GET /api/calendar', isAnonymous: true },
  { call: 'GET /api/premium', isAnonymous: true },
  { call: 'GET /api/voice-agent', isAnonymous: true },
  { call: 'GET /api/app-check/challenge', isAnonymous: true },
  { call: 'GET /manifest.webmanifest?v=0123456789ab', isAnonymous: true },
  { call: 'GET /articles/feed.xml?v=0123456789ab', isAnonymous: true },

  // Feedback and letters to the server.
  {
    call: 'PUT /api/feedback/2026-11-23T20:00:00.000Z',
    body: {
      time: '2026-11-23T20:00:00.000Z',
      feedback: 'More petals.',
      user: '',
      positive: true,
      game: 'meyer',
    },
    isAnonymous: true,
  },
  { call: 'GET /api/contact/challenge', isAnonymous: true },
  {
    call: 'POST /api/contact',
    body: {
      id: '{freshId}',
      name: 'Åse',
      email: 'ase@home.example',
      message: 'Hello.',
      proof: '{proof}',
    },
    isAnonymous: true,
  },

  // The profile.
  { call: 'GET /api/users/{userId}' },
  { call: 'PATCH /api/users/{userId}', body: { username: 'Sofie' } },
  { call: 'PUT /api/users/{userId}/liked_games/meyer' },
  { call: 'DELETE /api/users/{userId}/liked_games/meyer' },
  {
    call: 'POST /api/users/{userId}/deeds',
    body: { deed: 'game-finished', game: 'meyer', sober: false },
  },
  {
    call: 'POST /api/users/{userId}/deeds',
    body: { deed: 'game-finished', game: 'meyer', sober: false, key: '{freshId}' },
  },
  { call: 'POST /api/users/{userId}/deeds', body: { deed: 'app-opened' } },
  { call: 'POST /api/users/{userId}/claimed_rewards', body: { rewardId: 'welcome' } },
  {
    call: 'POST /api/users/{userId}/purchases',
    body: { itemId: 'charades/show-offs' },
  },
  { call: 'GET /api/users/{userId}/coin_entries' },
  { call: 'PUT /api/users/{userId}/letters', body: { wanted: true } },
  { call: 'GET /api/users/{userId}/packs' },
  { call: 'GET /api/users/{userId}/export' },

  { call: 'GET /api/premium-packs/charades/show-offs' },

  // Packs.
  { call: 'GET /api/packs?sort=popular', isAnonymous: true },
  { call: 'GET /api/packs?sort=new&q=window&explicit=false&alcohol=false', isAnonymous: true },
  { call: 'GET /api/packs/{packId}', isAnonymous: true },
  { call: 'POST /api/packs/{packId}/plays', isAnonymous: true },
  { call: 'POST /api/packs/{packId}/plays', body: { key: '{freshId}' }, isAnonymous: true },
  {
    call: 'POST /api/packs/{packId}/reports',
    body: { reason: 'spam', words: '' },
    isAnonymous: true,
  },
  { call: 'PUT /api/users/{userId}/created_games/{packId}' },
  { call: 'DELETE /api/users/{userId}/created_games/{packId}' },
  { call: 'GET /v0/b/party-dojo/o?prefix=packs%2F&delimiter=%2F&maxResults=1000' },
  { call: 'GET /v0/b/party-dojo/o?prefix=packs%2F&delimiter=%2F&ownerId={userId}' },
  { call: 'GET /v0/b/party-dojo/o/packs%2F{packId}.json' },
  { call: 'GET /v0/b/party-dojo/o/packs%2F{packId}.json?alt=media' },
  {
    call: 'POST /v0/b/party-dojo/o?name=packs%2F{newPackId}.json',
    headers: {
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=00017',
    },
    body: uploadedPack,
  },
  {
    call: 'POST /v0/b/party-dojo/o?name=packs%2F{newPackId}.json',
    headers: {
      ...json,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': '20',
      'x-goog-upload-header-content-type': 'application/json',
    },
    body: '{"name":"packs/{newPackId}.json","fullPath":"packs/{newPackId}.json","contentType":"application/json"}',
  },
  {
    call: 'PATCH /v0/b/party-dojo/o/packs%2F{packId}.json',
    headers: json,
    body: '{"metadata":{"mark":"x"}}',
  },
  { call: 'DELETE /v0/b/party-dojo/o/packs%2F{packId}.json' },

  // Dares.
  {
    call: 'POST /api/dares',
    body: {
      id: '{freshId}',
      senderKey: '{senderKey}',
      kind: 'card',
      from: 'Mia',
      to: 'Bo',
      lines: ['Sing the chorus of whatever plays next.'],
      water: false,
      drawing: [[0, 10, 10, 200, 150]],
    },
    isAnonymous: true,
  },
  { call: 'GET /api/dares/{dareId}', isAnonymous: true },
  {
    call: 'POST /api/dares/{dareId}/answers',
    body: { answer: 'accepted', step: 0 },
    isAnonymous: true,
  },
  {
    call: 'POST /api/dares/{dareId}/answers',
    body: { answer: 'declined', step: 0 },
    isAnonymous: true,
  },
  {
    call: 'POST /api/dares/{dareId}/answers',
    body: { answer: 'swapped', step: 0, line: 0, swap: 1 },
    isAnonymous: true,
  },
  {
    call: 'GET /api/dares/{dareId}/answers',
    headers: { 'x-sender-key': '{senderKey}' },
    isAnonymous: true,
  },
  {
    call: 'DELETE /api/dares/{dareId}',
    headers: { 'x-sender-key': '{senderKey}' },
    isAnonymous: true,
  },

  // Premium.
  {
    call: 'POST /api/stripe/create-checkout-session',
    body: { userId: '{userId}', userMail: '{email}', price_id: '{price}' },
  },
  {
    call: 'POST /api/stripe/check_subscription',
    body: { userEmail: '{email}', userId: '{userId}' },
  },
  {
    call: 'POST /api/stripe/cancel_subscription',
    body: { subscriptionId: 'sub_not_there' },
    refusal: 'not_found',
  },
  {
    call: 'POST /api/stripe/resume_subscription',
    body: { subscriptionId: 'sub_not_there' },
    refusal: 'not_found',
  },
  { call: 'POST /api/stripe/billing-portal', body: {}, refusal: 'not_found' },

  { call: 'DELETE /api/users/{userId}', body: {} },
]
