import { readTrackers } from './read-trackers.ts'
import { startAsking } from './start-asking.ts'

// The entry of the one script that a house with trackers adds to its pages (`seo/tracker-tag.ts`).
const trackers = readTrackers(document.currentScript?.dataset.trackers)
if (trackers !== null) startAsking(trackers)
