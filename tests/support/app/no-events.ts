import type { Events } from '#server/platform/cluster/events/open-events.ts'

const nothing = () => Promise.resolve()

/** For a process that nobody tells anything, and that tells nobody. */
export const noEvents: Events = { publish: nothing, subscribe: () => {}, stop: nothing }
