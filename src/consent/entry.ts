import { readTrackers } from './read-trackers.ts'
import { startConsent } from './start-consent.ts'

const trackers = readTrackers(document.currentScript?.dataset.trackers)
if (trackers !== null) startConsent(trackers)
