import { describe, expect, test } from 'vitest'
import { newProfile as profile } from '#tests/support/users/new-profile.ts'
import { emptyProfileState, type ProfileState, profileReducer } from './profile-state.ts'

const signIn = { type: 'signed in', userId: 'u1', cachedUsername: 'Ada' } as const
const signedIn = profileReducer(emptyProfileState, signIn)
const loaded = profileReducer(signedIn, { type: 'loaded', profile })
const checkedPremium = { type: 'premium', flags: { isPremiumStatusLoading: false } } as const
const startUpgrade = { type: 'premium', flags: { isUpgrading: true, upgradeError: null } } as const
const endUpgrade = (upgradeError: string | null) =>
  ({ type: 'premium', flags: { isUpgrading: false, upgradeError } }) as const

describe('spec §3, the flags of the profile store', () => {
  test.each<[keyof ProfileState, unknown]>([
    ['isLoaded', false],
    ['isLoggedIn', false],
    ['isPremiumStatusLoading', true],
    ['isUpgrading', false],
    ['upgradeError', null],
    ['profile', null],
    ['userId', null],
    ['username', ''],
  ])('%s starts as %j', (flag, value) => {
    expect(emptyProfileState[flag]).toBe(value)
  })
})

test.each([
  ['dojo_coins', profile.dojo_coins],
  ['referred_users', profile.referred_users],
])('spec §9: %s starts at 0', (_, value) => {
  expect(value).toBe(0)
})

describe('spec §4, signed-in state and profile load', () => {
  test.each([
    ['a cached username is used first', signedIn, { username: 'Ada', profile: null }],
    [
      'without one there is none until the profile is there',
      profileReducer(emptyProfileState, { ...signIn, cachedUsername: null }),
      { username: '', isLoggedIn: true },
    ],
    ['signed in, user data is still to load', signedIn, { isLoggedIn: true, isLoaded: false }],
    [
      'signed in, the profile is reset: nothing of who was here before is left',
      profileReducer(loaded, { ...signIn, userId: 'u2', cachedUsername: null }),
      { ...emptyProfileState, userId: 'u2', isLoggedIn: true },
    ],
    [
      'loaded, the stored name takes the place of the cached one',
      profileReducer(signedIn, { type: 'loaded', profile: { ...profile, username: 'Bo' } }),
      { username: 'Bo', isLoaded: true, userId: 'u1' },
    ],
    [
      'a later load takes the place of an earlier one',
      profileReducer(loaded, { type: 'loaded', profile: { ...profile, dojo_coins: 50 } }),
      { profile: { ...profile, dojo_coins: 50 } },
    ],
    [
      'with no signed-in user the store resets',
      profileReducer(loaded, { type: 'reset' }),
      emptyProfileState,
    ],
    [
      'a profile that comes after its owner left is dropped',
      profileReducer(emptyProfileState, { type: 'loaded', profile }),
      emptyProfileState,
    ],
  ])('%s', (_, state, expected) => {
    expect(state).toMatchObject(expected)
  })
})

describe('a change', () => {
  test.each([
    ['of coins keeps the rest', { dojo_coins: 50 }, { ...profile, dojo_coins: 50 }, 'Ada'],
    ['of the name is seen at once', { username: 'Bo' }, { ...profile, username: 'Bo' }, 'Bo'],
  ])('%s', (_, change, expected, username) => {
    const state = profileReducer(loaded, { type: 'changed', change })
    expect([state.profile, state.username]).toEqual([expected, username])
    expect(loaded.profile).toEqual(profile)
  })

  test('before there is a profile changes nothing', () => {
    const change = { username: 'Bo' }
    expect(profileReducer(signedIn, { type: 'changed', change })).toBe(signedIn)
  })
})

describe('the premium status is loading', () => {
  const checked = profileReducer(loaded, checkedPremium)
  test.each([
    ['when the profile is there: the check comes after it', loaded, true],
    ['until the check or its failure is known', checked, false],
    ['no more at a later load', profileReducer(checked, { type: 'loaded', profile }), false],
    ['for the next person', profileReducer(checked, { ...signIn, userId: 'u2' }), true],
    ['for nobody', profileReducer(checked, { type: 'reset' }), true],
  ])('%s', (_, state, isLoading) => {
    expect(state.isPremiumStatusLoading).toBe(isLoading)
  })
})

describe('an upgrade', () => {
  const started = profileReducer(loaded, startUpgrade)
  const failed = profileReducer(started, endUpgrade('Failed.'))
  test.each([
    ['has started', started, [true, null]],
    ['goes on while the profile is read again', changed(started), [true, null]],
    ['has failed, and says why', failed, [false, 'Failed.']],
    ['is tried again: the old error goes', restarted(failed), [true, null]],
    ['ended without a word', profileReducer(started, endUpgrade(null)), [false, null]],
    [
      'ends with whoever wanted it',
      profileReducer(started, { ...signIn, userId: 'u2' }),
      [false, null],
    ],
  ])('%s', (_, state, flags) => {
    expect([state.isUpgrading, state.upgradeError]).toEqual(flags)
  })

  function changed(state: ProfileState): ProfileState {
    return profileReducer(state, { type: 'loaded', profile })
  }

  function restarted(state: ProfileState): ProfileState {
    return profileReducer(state, startUpgrade)
  }
})
