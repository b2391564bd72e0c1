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
  return prompts.flatMap((prompt, index) =>
    prompts
      .slice(0, index)
      .filter((_, other) => isNear(words[index] as Set<string>, words[other] as Set<string>))
      .map((twin) => `“${prompt}” is nearly “${twin}”`),
  )
}

function isNear(a: Set<string>, b: Set<string>): boolean {
  const shorter = Math.min(a.size, b.size)
  // Without so many words in common there is nothing to count.
  if (shorter < 4 || shorter < Math.max(a.size, b.size) * nearShare) return false
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared) >= nearShare
}
