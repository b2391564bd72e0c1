import type { StoredItem } from './stored-item.ts'

const untilTabCloses = 'as long as the tab'

export const sessionStorageItems = [
  {
    name: 'signedIn',
    purpose: 'Whether you are signed in, as the pages last knew.',
    lasts: untilTabCloses,
  },
  {
    name: 'previousRoute',
    purpose: 'Where to take you back to after signing in.',
    lasts: 'until you are back',
  },
  {
    name: 'selectedPrice',
    purpose: 'Which price you chose, while you sign in or pay.',
    lasts: untilTabCloses,
  },
  {
    name: 'openPack',
    purpose: 'Which pack the builder has open in this very tab.',
    lasts: untilTabCloses,
  },
  {
    name: 'reloadedAt',
    purpose: 'When the page last reloaded itself, so that it never does so in circles.',
    lasts: untilTabCloses,
  },
  {
    name: 'filmAsked',
    purpose: 'That you asked to film Charades, while its page is loaded anew for the camera.',
    lasts: 'until the page is there again',
  },
  {
    name: 'typed',
    purpose: 'What you are typing in a room in the place of saying it.',
    lasts: 'until it is sent, or the next time',
  },
  {
    name: 'failedStarts',
    purpose: 'How often the page has failed to start, so that it waits longer before the next try.',
    lasts: untilTabCloses,
  },
  {
    name: 'wentOn',
    purpose:
      'How often and when a page was tried in vain without a network, to spare the next try.',
    lasts: untilTabCloses,
  },
  {
    name: 'consentAlert',
    purpose: 'That you have read that the question about cookies could not be asked.',
    lasts: untilTabCloses,
  },
  {
    name: 'stuckScripts',
    purpose: 'Which scripts failed twice, so that the page reloads itself once for each.',
    lasts: untilTabCloses,
  },
  {
    name: 'triedBuilds',
    purpose: 'For which new versions the page reloaded itself, so that it does so once for each.',
    lasts: untilTabCloses,
  },
] as const satisfies readonly StoredItem[]

/** The router's session storage. */
export const routerItems = [
  {
    name: 'react-router-scroll-positions',
    purpose: 'How far down you had scrolled, for the way back.',
    lasts: untilTabCloses,
  },
] as const satisfies readonly StoredItem[]

export type SessionStorageName = (typeof sessionStorageItems)[number]['name']
export type RouterStorageName = (typeof routerItems)[number]['name']
