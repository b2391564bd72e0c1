const one: Record<string, string> = { Country: 'A country', Island: 'An island', City: 'A city' }
const many: Record<string, string> = { Country: 'Countries', Island: 'Islands', City: 'Cities' }

/** “A country with S?” */
export function askOne(column: string, letter: string | null): string {
  return `${one[column] ?? column} with\u00a0${letter}?`
}

/** “Islands with S” */
export function titleOf(column: string, letter: string | null): string {
  return `${many[column] ?? column} with\u00a0${letter}`
}

/** Where only an answer that is out costs a point, in Mix. */
export function takes(names: string, isOut: boolean, seats: number): string {
  return `${names} ${seats > 1 ? 'take' : 'takes'} ${isOut ? 'a point' : 'none'}`
}

/** Under an answer that is voted on. */
export function gets(names: string, points: number, seats: number): string {
  const verb = seats > 1 ? 'get' : 'gets'
  const each = seats > 1 && points > 0 ? ' each' : ''
  return `${names} ${verb} ${points > 0 ? points : 'none'}${each}`
}
