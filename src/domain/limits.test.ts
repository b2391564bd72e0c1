import { expect, test } from 'vitest'
import { doorCoins, lastDoor } from './calendar/calendar-day.ts'
import { longestEmail } from './contact/email-address.ts'
import { keptMonths, longestMessage, longestName } from './contact/message.ts'
import { dareLifeMs, longestName as dareName, longestLine, longestWords } from './dares/dare.ts'
import { inks, mostPoints, mostStrokes } from './dares/drawing.ts'
import * as packs from './packs/custom-pack.ts'
import { freePublishedPacks } from './packs/publish-quota.ts'
import { longestReportWords, reportReasonIds, reportsThatHide } from './packs/report-reasons.ts'
import { mostAtOnce } from './preloads/preload-queue.ts'
import { bleedMm, longestTableName, marksMm, safeMm } from './print/sheet-list.ts'
import { passCoins, passMs, referralCoins } from './profile/coins.ts'
import { startingCoins, startingReferredUsers } from './profile/profile.ts'
import { longestUsername } from './profile/username.ts'
import { memorySize } from './prompts/memory.ts'
import { maxAskedAtOnce } from './table/amount.ts'
import { maxNameLength, maxPlayers, maxSeats, minPlayers } from './table/players.ts'
import { mostDice } from './tools/dice.ts'
import { mostKept } from './tools/history.ts'
import { mostTriedBuilds } from './updates/new-build.ts'
import { comingMs, mostFailures } from './updates/next-step.ts'
import { reloadGuardMs } from './updates/reload-guard.ts'
import { mostLasting, ruleEvery } from './venue/rule-turns.ts'

const dayMs = 24 * 60 * 60 * 1000

// Pages, answers and stored things go by these: changing one is a decision.
test.each([
  ['the fewest players of a table', minPlayers, 2],
  ['the most players of a table', maxPlayers, 20],
  ['seats of one game, those who left included', maxSeats, 40],
  ['characters of a player’s name', maxNameLength, 20],
  ['the most that a prompt asks for at once', maxAskedAtOnce, 3],
  ['prompts that do not come again', memorySize, 40],
  ['bytes of a pack', packs.largestPackBytes, 262_144],
  ['prompts of a pack', packs.mostPrompts, 500],
  ['characters of a prompt', packs.longestPromptLength, 500],
  ['tags of a pack', packs.mostTags, 20],
  ['packs that are published without premium', freePublishedPacks, 3],
  ['characters of a report', longestReportWords, 500],
  ['reasons to report a pack', reportReasonIds.length, 7],
  ['reports that hide a pack', reportsThatHide, 5],
  ['characters of a username', longestUsername, 20],
  ['coins of a new account', startingCoins, 0],
  ['people whom a new account has brought', startingReferredUsers, 0],
  ['coins for bringing somebody', referralCoins, 100],
  ['coins of a day with premium', passCoins, 150],
  ['how long that is', passMs, dayMs],
  ['doors of the calendar', lastDoor, 24],
  ['coins behind a door', doorCoins, 10],
  ['characters of an e-mail address', longestEmail, 254],
  ['characters of a sender’s name', longestName, 80],
  ['characters of a message to the house', longestMessage, 4000],
  ['months that it is kept', keptMonths, 12],
  ['characters of a name on a dare', dareName, 40],
  ['characters of a line of a dare', longestLine, 280],
  ['characters of the words with a dare', longestWords, 500],
  ['how long a dare is open', dareLifeMs, 30 * dayMs],
  ['inks of a drawing', inks, 4],
  ['strokes of a drawing', mostStrokes, 150],
  ['points of a drawing', mostPoints, 3000],
  ['dice in a hand', mostDice, 10],
  ['results that a tool keeps', mostKept, 200],
  ['lasting rules at once', mostLasting, 2],
  ['cards from one rule to the next', ruleEvery, 8],
  ['routes fetched ahead at once', mostAtOnce, 5],
  ['millimetres of bleed', bleedMm, 3],
  ['millimetres of cutting marks', marksMm, 5],
  ['millimetres kept free at the edge', safeMm, 5],
  ['characters of a table’s name', longestTableName, 200],
  ['how long an update may come', comingMs, 10_000],
  ['failures after which an update is left', mostFailures, 2],
  ['builds that were tried and are remembered', mostTriedBuilds, 8],
  ['the least time between two reloads', reloadGuardMs, 10_000],
])('%s: %i, as decided', (_, limit, decided) => {
  expect(limit).toBe(decided)
})
