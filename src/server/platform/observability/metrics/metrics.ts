import { counter, gauge, histogram } from './metric.ts'

const fastSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const externalSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30]
const diskSeconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]

/** The metrics of this process; no label may hold what a visitor sent. */
export const metrics = {
  requests: counter(
    'party_dojo_http_requests_total',
    'Requests that were answered, by route pattern. Files of the build are the route "static".',
    ['method', 'route', 'status'],
  ),
  requestSeconds: histogram(
    {
      name: 'party_dojo_http_request_duration_seconds',
      help: 'Seconds until an answer was ready to be sent, without files of the build.',
      buckets: fastSeconds,
    },
    ['route'],
  ),
  inFlight: gauge(
    'party_dojo_http_requests_in_flight',
    'Requests that are being answered, without files of the build.',
  ),
  brokenResponses: counter(
    'party_dojo_http_answers_broken_total',
    'Responses that could not be written; their connection was closed.',
  ),
  refusals: counter(
    'party_dojo_refusals_total',
    'Requests that were refused with an error, by its code.',
    ['code'],
  ),
  rateLimited: counter(
    'party_dojo_rate_limit_refusals_total',
    'Requests refused because there were too many, by the name of the limit.',
    ['limit'],
  ),
  webhooks: counter(
    'party_dojo_webhook_deliveries_total',
    'Webhooks from Stripe by outcome: unsigned, stale, other_mode, ignored, duplicate, dealt_with (processed) or failed.',
    ['outcome'],
  ),
  stripeSeconds: histogram(
    {
      name: 'party_dojo_stripe_request_duration_seconds',
      help: 'Seconds of each request to Stripe: ok, refused (4xx), failed (5xx, 429) or silent.',
      buckets: externalSeconds,
    },
    ['method', 'resource', 'outcome'],
  ),
  transactionSeconds: histogram(
    {
      name: 'party_dojo_transaction_duration_seconds',
      help: 'Seconds of database transactions with all their attempts.',
      buckets: fastSeconds,
    },
    ['outcome'],
  ),
  transactionRetries: counter(
    'party_dojo_transaction_retries_total',
    'Transactions that the database rolled back and that were run again.',
  ),
  commitSeconds: histogram({
    name: 'party_dojo_sqlite_commit_duration_seconds',
    help: 'Seconds until a group of SQLite transactions was on the disk.',
    buckets: diskSeconds,
  }),
  commitTransactions: histogram({
    name: 'party_dojo_sqlite_commit_transactions',
    help: 'Transactions that shared one commit of SQLite.',
    buckets: [1, 2, 4, 8, 16, 32, 64],
  }),
  blobSeconds: histogram(
    {
      name: 'party_dojo_body_store_duration_seconds',
      help: 'Seconds of calls to the blob store, by operation and outcome.',
      buckets: fastSeconds,
    },
    ['operation', 'outcome'],
  ),
  messages: counter(
    'party_dojo_messages_total',
    'Attempts to deliver emails and SMS: delivered, failed (and tried again), refused (for good) or given_up.',
    ['channel', 'outcome'],
  ),
  eventLagSeconds: histogram({
    name: 'party_dojo_event_lag_seconds',
    help: 'Seconds from the writing of another process’s event until it was received here.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  }),
  liveRooms: gauge('party_dojo_rooms', 'Live rooms this process works on.'),
  roomConnections: gauge(
    'party_dojo_room_connections',
    'Phones and screens connected to live rooms of this process.',
  ),
  roomMoves: counter(
    'party_dojo_room_moves_total',
    'Moves and calls in live rooms: applied or refused.',
    ['outcome'],
  ),
  roomViews: counter('party_dojo_room_views_total', 'Views sent to phones and screens of rooms.'),
  roomConflicts: counter(
    'party_dojo_room_conflicts_total',
    'Saves of a room that another process was faster with; they are made again.',
  ),
  nights: counter(
    'party_dojo_nights_total',
    'Evenings that were kept, or withdrawn by who kept them.',
    ['outcome'],
  ),
  workSucceeded: gauge(
    'party_dojo_work_last_success_timestamp_seconds',
    'When scheduled work last succeeded in this process, in seconds since 1970. Take the max().',
    ['work'],
  ),
  workFailed: counter(
    'party_dojo_work_failures_total',
    'Scheduled work that failed; it is tried again by itself.',
    ['work'],
  ),
}

// Prometheus sees no increase in a counter that appears with its first hit: these begin at 0.
for (const outcome of ['delivered', 'failed', 'refused', 'given_up']) {
  for (const channel of ['mail', 'sms']) metrics.messages.withLabels(channel, outcome)
}
for (const outcome of ['unsigned', 'stale', 'other_mode', 'failed'])
  metrics.webhooks.withLabels(outcome)
