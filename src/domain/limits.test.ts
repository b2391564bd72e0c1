import { expect, test } from 'vitest'
import { doorCoins, lastDoor } from './calendar/calendar-day.ts'
import { maxEmailLength } from './contact/email-address.ts'
import { maxContactNameLength, maxMessageLength, retentionMonths } from './contact/message.ts'
import {
  dareExpiryMs,
  maxDareNameLength as dareName,
  maxLineLength,
  maxWordsLength,
} from './dares/dare.ts'
import { inkCount, maxPoints, maxStrokes } from './dares/drawing.ts'
import * as packs from './packs/custom-pack.ts'
import { freePublishedPacks } from './packs/publish-quota.ts'
import { hideAfterReports, maxReportLength, reportReasonIds } from './packs/report-reasons.ts'
import { maxConcurrent } from './preloads/preload-queue.ts'
import { bleedMm, cropMarksMm, maxTableNameLength, safeMarginMm } from './print/sheet-list.ts'
import { passCoins, passMs, referralCoins } from './profile/coins.ts'
import { startingCoins, startingReferredUsers } from './profile/profile.ts'
import { maxUsernameLength } from './profile/username.ts'
import { memorySize } from './prompts/memory.ts'
import { maxAskedAtOnce } from './table/amount.ts'
import { maxNameLength, maxPlayers, maxSeats, minPlayers } from './table/players.ts'
import { maxDice } from './tools/dice.ts'
import { maxResults } from './tools/history.ts'
import { maxTriedBuilds } from './updates/new-build.ts'
import { activationTimeoutMs, maxInstallFailures } from './updates/next-update-step.ts'
import { reloadGuardMs } from './updates/reload-guard.ts'
import { maxLastingRules, ruleEvery } from './venue/rule-turns.ts'

const dayMs = 24 * 60 * 60 * 1000

// Pages, answers and stored things go by these: changing one is a decision.
test.each([
  ['the fewest players of a table', minPlayers, 2],
  ['the most players of a table', maxPlayers, 20],
  ['seats of one game, those who left included', maxSeats, 40],
  ['characters of a player’s name', maxNameLength, 20],
  ['the most that a prompt asks for at once', maxAskedAtOnce, 3],
  ['prompts that do not come again', memorySize, 40],
  ['bytes of a pack', packs.maxPackBytes, 262_144],
  ['prompts of a pack', packs.maxPrompts, 500],
  ['characters of a prompt', packs.maxPromptLength, 500],
  ['tags of a pack', packs.maxTags, 20],
  ['packs that are published without premium', freePublishedPacks, 3],
  ['characters of a report', maxReportLength, 500],
  ['reasons to report a pack', reportReasonIds.length, 7],
  ['reports that hide a pack', hideAfterReports, 5],
  ['characters of a username', maxUsernameLength, 20],
  ['coins of a new account', startingCoins, 0],
  ['people whom a new account has brought', startingReferredUsers, 0],
  ['coins for bringing somebody', referralCoins, 100],
  ['coins of a day with premium', passCoins, 150],
  ['how long that is', passMs, dayMs],
  ['doors of the calendar', lastDoor, 24],
  ['coins behind a door', doorCoins, 10],
  ['characters of an e-mail address', maxEmailLength, 254],
  ['characters of a sender’s name', maxContactNameLength, 80],
  ['characters of a message to the operator', maxMessageLength, 4000],
  ['months that it is kept', retentionMonths, 12],
  ['characters of a name on a dare', dareName, 40],
  ['characters of a line of a dare', maxLineLength, 280],
  ['characters of the words with a dare', maxWordsLength, 500],
  ['how long a dare is open', dareExpiryMs, 30 * dayMs],
  ['inks of a drawing', inkCount, 4],
  ['strokes of a drawing', maxStrokes, 150],
  ['points of a drawing', maxPoints, 3000],
  ['dice in a hand', maxDice, 10],
  ['results that a tool keeps', maxResults, 200],
  ['lasting rules at once', maxLastingRules, 2],
  ['cards from one rule to the next', ruleEvery, 8],
  ['routes fetched ahead at once', maxConcurrent, 5],
  ['millimetres of bleed', bleedMm, 3],
  ['millimetres of cutting marks', cropMarksMm, 5],
  ['millimetres kept free at the edge', safeMarginMm, 5],
  ['characters of a table’s name', maxTableNameLength, 200],
  ['how long an update may come', activationTimeoutMs, 10_000],
  ['failures after which an update is left', maxInstallFailures, 2],
  ['builds that were tried and are remembered', maxTriedBuilds, 8],
  ['the least time between two reloads', reloadGuardMs, 10_000],
])('%s: %i, as decided', (_, limit, decided) => {
  expect(limit).toBe(decided)
})
