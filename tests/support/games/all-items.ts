import { dealItems } from '#games/more-or-less/items.ts'
import { culture } from '#games/more-or-less/items-culture.ts'
import { earth } from '#games/more-or-less/items-earth.ts'
import { everyday } from '#games/more-or-less/items-everyday.ts'
import { people } from '#games/more-or-less/items-people.ts'
import { things } from '#games/more-or-less/items-things.ts'

/** Every thing of More or less as deck lines, a list for each measure. */
export function dealAllItems(sober = false): string[][] {
  return dealItems([...culture, ...everyday, ...people, ...earth, ...things], sober)
}
