import { z } from 'zod'
import type { Trackers } from '#contract/trackers.ts'
import { StartError } from '../lib/start-error.ts'
import { isScriptUrl } from './url-rules.ts'

/** Their values go into headers and URLs, so the rules are strict. */
export const trackerVariables = {
  GTM_ID: trackerId(/^GTM-[A-Z0-9]{4,12}$/, 'the id of a container, such as GTM-ABC1234'),
  GA_ID: trackerId(/^G-[A-Z0-9]{6,14}$/, 'a measurement id, such as G-ABC123DEF4'),
  META_PIXEL_ID: trackerId(/^\d{8,20}$/, 'the number of a pixel, such as 123456789012345'),
  ADSENSE_ID: trackerId(
    /^ca-pub-\d{10,20}$/,
    'the id of a publisher, such as ca-pub-1234567890123456',
  ),
  CONSENT_SCRIPT_URL: z
    .string()
    .refine(isScriptUrl, 'the https address of a build of vanilla-cookieconsent')
    .transform((url) => new URL(url).href)
    .optional(),
}

type Values = { [Name in keyof typeof trackerVariables]?: string | undefined }

/**
 * Null without trackers. Throws a `StartError` where a consent banner would have nothing to ask.
 */
export function chooseTrackers(values: Values): Trackers | null {
  const { GTM_ID: gtm, GA_ID: ga, META_PIXEL_ID: metaPixel, ADSENSE_ID: adsense } = values
  const set = Object.entries({ gtm, ga, metaPixel, adsense }).filter(([, id]) => id !== undefined)
  const { CONSENT_SCRIPT_URL: consentScript } = values
  if (set.length > 0) return { ids: Object.fromEntries(set), consentScript: consentScript ?? null }
  if (consentScript === undefined) return null
  throw new StartError(
    'CONSENT_SCRIPT_URL needs GTM_ID, GA_ID, META_PIXEL_ID or ADSENSE_ID: without one there is nothing to ask.',
  )
}

function trackerId(pattern: RegExp, hint: string) {
  return z.string().regex(pattern, hint).optional()
}
