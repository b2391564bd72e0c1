import { readTrackers } from './read-trackers.ts'
import { startConsent } from './start-consent.ts'

// Entry of the one script that a site with trackers adds to its pages (`seo/tracker-tag.ts`).
const trackers = readTrackers(document.currentScript?.dataset.trackers)
if (trackers !== null) startConsent(trackers)
