export type PromptRules = {
  /** In characters. */
  longest: number
  /** Ends a sentence that the screen begins, or is a name: it has no full stop of its own. */
  isFragment: boolean
  mayNameAlcohol: boolean
}

const alcohol =
  /\b(alcohol\w*|ales?|aperitif|barmaid|barman|bars?|bartender|beers?|booz\w+|bourbon|brandy|brew(er|ery|ing)|champagne|cider|cocktails?|drunk\w*|gin|hangovers?|hungover|lagers?|liqueurs?|liquor|margaritas?|martini|mojitos?|negroni|pints?|plastered|prosecco|pubs?|rum|sangria|sherry|shots?|sloshed|sober|spritz|tequila|tipsy|toasts?|vodka|whiske?y|wines?)\b/i

/** These only sound like it. */
const harmless = /\b(toast rack|beans on toast|chocolate bars?|bar of soap|cereal bars?)\b/gi

/** What is wrong with a prompt, a phrase each; empty when nothing. */
export function findPromptFaults(prompt: string, rules: PromptRules): string[] {
  const faults: string[] = []
  const length = [...prompt].length
  if (length > rules.longest) faults.push(`${length} characters, the most is ${rules.longest}`)
  if (prompt !== prompt.trim() || /\s\s/.test(prompt) || prompt === '') faults.push('stray spaces')
  if (/["'`]|\.\.\./.test(prompt)) faults.push('straight quotes or three dots')
  if (/\p{Extended_Pictographic}/u.test(prompt)) faults.push('emoji')
  if (rules.isFragment && /[.,;:!?…]$/.test(prompt)) faults.push('a fragment with an end')

  const placeholders = prompt.match(/\{[^}]*\}?/g) ?? []
  const unknown = placeholders.filter((name) => !['{player}', '{other}', '{sips}'].includes(name))
  if (unknown.length > 0) faults.push(`unknown placeholder ${unknown.join(' ')}`)
  if (new Set(placeholders).size < placeholders.length) faults.push('a placeholder twice')

  const drink = rules.mayNameAlcohol ? null : alcohol.exec(prompt.replace(harmless, ''))
  if (drink) faults.push(`alcohol: ${drink[0]}`)
  return faults
}

/** Lower case, letters and digits alone: what a listener hears. */
export function normalise(prompt: string): string {
  return prompt
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const nearShare = 3 / 4

/** Pairs that share three quarters of their words or more, among prompts of four words or more. */
export function findNearTwins(prompts: readonly string[]): string[] {
  const words = prompts.map((prompt) => new Set(normalise(prompt).split(' ')))
  const saidBy = new Map<string, number[]>()
  for (const [index, set] of words.entries())
    for (const word of set) saidBy.set(word, (saidBy.get(word) ?? []).concat(index))
  const holders = (word: string) => saidBy.get(word) ?? []
  return words.flatMap((set, index) => {
    // A twin lacks a quarter of the words at most, so it has one of these.
    const rarest = [...set]
      .sort((a, b) => holders(a).length - holders(b).length)
      .slice(0, Math.floor(set.size * (1 - nearShare)) + 1)
    const others = rarest.flatMap(holders).filter((other) => other < index)
    return [...new Set(others)]
      .filter((other) => isNear(set, words[other] as Set<string>))
      .map((other) => `“${prompts[index]}” is nearly “${prompts[other]}”`)
  })
}

function isNear(a: Set<string>, b: Set<string>): boolean {
  if (Math.min(a.size, b.size) < 4) return false
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared) >= nearShare
}
