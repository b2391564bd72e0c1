const belts = [
  { name: 'White', colour: 'white', stamps: 0 },
  { name: 'Yellow', colour: 'mustard', stamps: 2 },
  { name: 'Orange', colour: 'kaki', stamps: 3 },
  { name: 'Green', colour: 'matcha', stamps: 5 },
  { name: 'Blue', colour: 'sora', stamps: 7 },
  { name: 'Brown', colour: 'brown', stamps: 9 },
  { name: 'Black', colour: 'black', stamps: 11 },
] as const

type Belt = (typeof belts)[number]

export type BeltProgress = {
  belt: Belt
  stripes: number
  next: { belt: Belt; stampsToGo: number } | null
}

const stripesPerBelt = 4

/** The belt that so many achievements make (spec §14). */
export function beltOf(achievementCount: number): BeltProgress {
  const belt = belts.findLast(({ stamps }) => stamps <= achievementCount) ?? belts[0]
  const next = belts[belts.indexOf(belt) + 1]
  if (!next) return { belt, stripes: stripesPerBelt, next: null }
  const share = (achievementCount - belt.stamps) / (next.stamps - belt.stamps)
  return {
    belt,
    stripes: Math.floor(stripesPerBelt * share),
    next: { belt: next, stampsToGo: next.stamps - achievementCount },
  }
}
