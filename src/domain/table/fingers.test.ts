import { describe, expect, test } from 'vitest'
import { withFingers } from './fingers.ts'

const here = [0, 1, 2, 3]

describe('the fingers of a name', () => {
  test.each([
    ['more', 1, 3, [0, 3, 1, 0]],
    ['fewer', 1, 1, [0, 1, 1, 0]],
    ['none', 1, 0, [0, 0, 1, 0]],
    ['as many as before', 1, 2, [0, 2, 1, 0]],
    ['the last ones', 0, 1, [1, 2, 1, 0]],
  ])('can be %s', (_, seat, fingers, votes) => {
    expect(withFingers([0, 2, 1, 0], seat, fingers, here)).toEqual({ votes, pointed: seat })
  })

  test.each([
    ['at nobody', 4, 1, 'empty-seat'],
    ['in halves', 0, 0.5, 'fingers-whole'],
    ['below none', 0, -1, 'fingers-whole'],
    ['more than there are players', 0, 2, 'fingers-all'],
  ])('are refused %s', (_, seat, fingers, refused) => {
    expect(withFingers([0, 2, 1, 0], seat, fingers, here)).toEqual({ refused })
  })

  test('are no more than there are players here, and none at who left', () => {
    expect(withFingers([0, 2, 0, 0], 0, 2, [0, 1, 3])).toEqual({
      refused: 'fingers-all',
    })
    expect(withFingers([0, 2, 0, 0], 2, 1, [0, 1, 3])).toEqual({ refused: 'empty-seat' })
  })
})
