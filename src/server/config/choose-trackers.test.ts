import { describe, expect, test } from 'vitest'
import { StartError } from '../lib/start-error.ts'
import { loadEnv } from './env.ts'

describe('trackers', () => {
  test.each([
    [{}, null],
    [{ GA_ID: '', CONSENT_SCRIPT_URL: '' }, null],
    [{ GA_ID: 'G-ABC123DEF4' }, { ids: { ga: 'G-ABC123DEF4' }, consentScript: null }],
    [{ GTM_ID: 'GTM-ABC1234' }, { ids: { gtm: 'GTM-ABC1234' }, consentScript: null }],
    [
      { META_PIXEL_ID: '123456789012345' },
      { ids: { metaPixel: '123456789012345' }, consentScript: null },
    ],
    [
      { ADSENSE_ID: 'ca-pub-1234567890123456' },
      { ids: { adsense: 'ca-pub-1234567890123456' }, consentScript: null },
    ],
    [
      { GA_ID: 'G-ABC123DEF4', CONSENT_SCRIPT_URL: 'https://cdn.example/cc.umd.js' },
      { ids: { ga: 'G-ABC123DEF4' }, consentScript: 'https://cdn.example/cc.umd.js' },
    ],
  ])('%j is read', (source, trackers) => {
    expect(loadEnv(source).trackers).toEqual(trackers)
  })

  test.each([
    ['GTM_ID', 'G-ABC123DEF4', 'GTM_ID must be the id of a container, such as GTM-ABC1234'],
    ['GTM_ID', 'GTM-ABC"1', 'GTM_ID must be the id of a container, such as GTM-ABC1234'],
    ['GA_ID', 'UA-12345-1', 'GA_ID must be a measurement id, such as G-ABC123DEF4'],
    ['GA_ID', 'G-ABC123DEF4 ', 'GA_ID must be a measurement id, such as G-ABC123DEF4'],
    ['META_PIXEL_ID', 'x1', 'META_PIXEL_ID must be the number of a pixel, such as 123456789012345'],
    [
      'ADSENSE_ID',
      'pub-1234567890123456',
      'ADSENSE_ID must be the id of a publisher, such as ca-pub-1234567890123456',
    ],
    [
      'CONSENT_SCRIPT_URL',
      'http://cdn.example/cc.js',
      'CONSENT_SCRIPT_URL must be the https address of a build of vanilla-cookieconsent',
    ],
    [
      'CONSENT_SCRIPT_URL',
      'https://cdn.example/cc.umd.js',
      'CONSENT_SCRIPT_URL needs GTM_ID, GA_ID, META_PIXEL_ID or ADSENSE_ID: without one there is nothing to ask.',
    ],
  ])('%s=%s stops the start with one line', (name, value, line) => {
    expect(() => loadEnv({ [name]: value })).toThrow(new StartError(line))
  })
})
