import type { VenueCard } from './card.ts'

const slots = ['{A}', '{B}', '{all}', '{n}']
const minLastingCards = 3
const maxLastingCards = 10

export function validateCard(card: VenueCard): string[] {
  const { elsewhere } = card
  const texts = [card.text, card.sober ?? card.text, elsewhere ?? card.text, card.lifted ?? '']
  const faults = texts.flatMap(validateSlots)
  if (card.sober !== undefined && named(card.sober) !== named(card.text)) {
    faults.push('the sober words name others')
  }
  if (elsewhere !== undefined && named(elsewhere) !== named(card.text)) {
    faults.push('the twin for elsewhere names others')
  }
  if (card.kind === 'bar' && elsewhere === undefined) faults.push('a bar dare without a twin')
  if (card.alcohol && card.sober !== undefined) faults.push('sober words for a card they never see')
  if (card.kind === 'bar' && card.sober === undefined) faults.push('a bar dare without sober words')
  return [...new Set([...faults, ...validateTask(card), ...validateRule(card)])]
}

function validateSlots(text: string): string[] {
  const used: string[] = text.match(/\{[^}]*\}?/g) ?? []
  const faults = used.filter((slot) => !slots.includes(slot)).map((slot) => `unknown slot ${slot}`)
  if (used.includes('{B}') && !used.includes('{A}')) faults.push('{B} without {A}')
  if (used.includes('{all}') && used.includes('{A}')) faults.push('{all} and {A} on one card')
  if (/(^|[.!?] )\{n\}/.test(text)) faults.push('a sentence that begins with {n}')
  if (used.filter((slot) => slot === '{n}').length > 1) faults.push('{n} twice')
  return faults
}

const perCard = ['vote', 'number', 'race']

function validateTask({ kind, text, does, choices }: VenueCard): string[] {
  const faults: string[] = []
  if (does && kind === 'rule') faults.push('a rule is agreed, nothing else')
  if (does === 'follow' && !text.includes('{A}')) faults.push('nobody to follow it')
  if (does === 'versus' && named(text) !== 'AB') faults.push('a duel without {A} and {B}')
  if (does && perCard.includes(does) && named(text) !== '') faults.push(`a ${does} that names one`)
  if ((does === 'vote') !== (choices !== undefined))
    faults.push('choices are for a vote, two of them')
  return faults
}

function validateRule({ kind, text, name, lasts, lifted, alcohol }: VenueCard): string[] {
  if (kind !== 'rule') {
    const isPlain = name === undefined && lasts === undefined && lifted === undefined
    return isPlain ? [] : ['lasts, and is no rule']
  }
  const faults: string[] = []
  if (name?.includes('{')) faults.push('a slot in the name of a rule')
  if (!name || !lifted) faults.push('a rule without a name or an end card')
  if (alcohol) faults.push('a rule that a sober table could not keep')
  if (lasts === undefined || lasts < minLastingCards || lasts > maxLastingCards) {
    faults.push(`a rule lasts ${minLastingCards} to ${maxLastingCards} cards`)
  }
  if (lifted && [...named(lifted)].some((slot) => !named(text).includes(slot))) {
    faults.push('the end card names others')
  }
  return faults
}

function named(text: string): string {
  return ['A', 'B'].filter((seat) => text.includes(`{${seat}}`)).join('')
}
