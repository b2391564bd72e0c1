import { describe, expect, test } from 'vitest'
import { achievements, earnedAchievements, firstAchievement } from './achievements.ts'
import { type ActivitySummary, noActivity } from './activity.ts'

const six = [
  'never-have-i-ever',
  'most-likely-to',
  'truth-or-dare',
  'category',
  'charades',
  'country-island-city',
]

describe('achievements', () => {
  test('start as Early Bird (spec §3)', () => {
    expect(earnedAchievements(noActivity)).toEqual(['Early Bird'])
    expect(firstAchievement).toBe('Early Bird')
  })

  test.each<[string, Partial<ActivitySummary>, boolean]>([
    ['First Blood', { finishedGames: ['category'] }, true],
    ['First Blood', { finishedGames: [] }, false],
    ['No Petals Left', { finishedGames: ['never-have-i-ever'] }, true],
    ['No Petals Left', { finishedGames: ['truth-or-dare'] }, false],
    ['Two Faces', { finishedGames: ['truth-or-dare'] }, true],
    ['Two Faces', { finishedGames: ['charades'] }, false],
    ['Silent Film', { finishedGames: ['charades'] }, true],
    ['Silent Film', { finishedGames: ['category'] }, false],
    ['Dry Hero', { finishedSober: true }, true],
    ['Dry Hero', { finishedGames: ['category'] }, false],
    ['Whole Street', { finishedGames: six }, true],
    ['Whole Street', { finishedGames: six.slice(1) }, false],
    ['Whole Street', { finishedGames: [...six.slice(1), 'category'] }, false],
    ['Good Company', { referredUsers: 1 }, true],
    ['Good Company', { referredUsers: 0 }, false],
    ['Pack Sensei', { publishedPacks: 1 }, true],
    ['Pack Sensei', { publishedPacks: 0 }, false],
    ['Crowd Favourite', { likesReceived: 100 }, true],
    ['Crowd Favourite', { likesReceived: 99 }, false],
    ['Regular', { evenings: 10 }, true],
    ['Regular', { evenings: 9 }, false],
    ['Black Belt', { isPremium: true }, true],
    ['Black Belt', { isPremium: false }, false],
  ])('%s after %j: %s', (name, deeds, isEarned) => {
    expect(earnedAchievements({ ...noActivity, ...deeds }).includes(name)).toBe(isEarned)
  })

  test('all of them can be had, in the order of the stamp card', () => {
    const all = earnedAchievements({
      memberSinceMs: 0,
      likedGames: 1,
      feedbackGiven: 1,
      publishedPacks: 1,
      likesReceived: 100,
      referredUsers: 1,
      isPremium: true,
      appOpened: true,
      epicDares: 1,
      finishedGames: six,
      finishedSober: true,
      evenings: 10,
    })
    expect(all).toEqual(achievements.map(({ name }) => name))
    expect(all).toHaveLength(12)
  })

  test('are these, with how to get them', () => {
    expect(achievements.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([
      'Early Bird: You came in.',
      'First Blood: Finish your first game.',
      'No Petals Left: Finish a game of Never have I ever.',
      'Two Faces: Finish a game of Truth or dare.',
      'Silent Film: Finish a game of Charades.',
      'Dry Hero: Finish a game in sober mode.',
      'Whole Street: Finish six different games.',
      'Good Company: Bring a friend who joins.',
      'Pack Sensei: Publish a pack of your own.',
      'Crowd Favourite: Get 100 likes on your packs.',
      'Regular: Play on ten evenings.',
      'Black Belt: Have premium.',
    ])
  })
})
