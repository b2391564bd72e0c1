import { readTrackers } from './read-trackers.ts'
import { startConsent } from './start-consent.ts'

// The entry of the one script that a house with trackers adds to its pages (`seo/tracker-tag.ts`).
const trackers = readTrackers(document.currentScript?.dataset.trackers)
if (trackers !== null) startConsent(trackers)
