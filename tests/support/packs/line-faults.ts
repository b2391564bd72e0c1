/** What no line says, by why. Spelling is British; words are those that travel. */
const unwanted: Readonly<Record<string, readonly string[]>> = {
  'British only': [
    ...['loos?', 'blokes?', 'fivers?', 'tenners?', 'quid', 'chippy', 'chips?', 'crisps?', 'telly'],
    ...['rotas?', 'hobs?', 'sellotape', 'hoover\\w*', 'lorry', 'lorries', 'plasters?', 'nans?'],
    ...['grans?', 'mums?', 'jumpers?', 'bins?', 'sat ?navs?', 'the till', 'garden centres?'],
    ...['pub quiz\\w*', 'quizmasters?', 'raffles?', 'sweepstakes?', '(hen|stag) (do|night|party)'],
    ...[
      'hen (and|or) stag',
      'fancy[- ]dress',
      'pavements?',
      'windscreens?',
      'petrol',
      'car parks?',
    ],
    ...['hire cars?', 'service stations?', 'pedalos?', 'lodgers?', 'posties?', 'launderettes?'],
    ...['puddings?', 'dressing gowns?', 'snog\\w*', 'romps?', 'rung', 'rows with', 'start a row'],
    ...['terrible row', 'doorm[ae]n', 'chirpy', 'courgettes?', 'aubergines?', 'wellington boots'],
    ...['wellies', 'spanners?', 'broadband', 'parish', 'boxing day', 'm25', 'tap end', 'panto\\w*'],
    ...[
      'chuffed',
      'gutted',
      'knackered',
      'faff',
      'naff',
      'dodgy',
      'cheeky',
      'mates?',
      'fortnights?',
    ],
    ...['estate agents?', 'wash(ing)?[- ]up', 'bank holidays?', 'barred', 'tombola', 'post office'],
    ...['boilers?', 'sprouts', 'off-licence', 'moan about', 'airing cupboard', 'bouncy castles?'],
  ],
  'American spelling': [
    ...['colors?', 'favorites?', 'neighbors?', 'gray', 'center', 'mom', 'soccer'],
    ...['(apolog|real|organ|recogn|critic)iz\\w+'],
  ],
  'a word few know': [
    ...[
      'nemesis',
      'laminat\\w+',
      'lanyards?',
      'whittl\\w+',
      'fossilis\\w+',
      'preposterous',
      'vigil',
    ],
    ...[
      'gibberish',
      'ventriloquists?',
      'itinerar\\w+',
      'quarr(y|ies)',
      'ravines?',
      'centrepieces?',
    ],
    ...['sourdough', 'mannequins?', 'haggl\\w+', 'territorial', 'unravelling', 'interpretive'],
    ...['eulog\\w+'],
  ],
  'bodies of those present': [
    ...['fat', 'fatter', 'thin', 'skinny', 'bald', 'overweight', 'obese', 'chubby', 'spotty'],
    ...[
      'wrinkl\\w*',
      'double chins?',
      'cellulite',
      'diets?',
      'bell(y|ies)',
      'big noses?',
      'weighs?',
    ],
  ],
  'no consent': [
    ...['slap(s|ped|ping)? (him|her|them|somebody|\\{\\w+\\})', 'spank\\w*', 'forc(e|es|ed|ing)'],
    ...['grop\\w*', 'drugg\\w*', 'passed out', 'blacked out', 'unconscious'],
    ...['against (his|her|their) will'],
  ],
  illness: [
    ...[
      'sick',
      'ill',
      'disease\\w*',
      'cancer',
      'fevers?',
      'disabled',
      'crippl\\w*',
      'lame',
      'deaf',
    ],
    ...['blind', 'limp(s|ed|ing)?', 'mental(ly)?', 'insane', 'crazy', 'madness', 'psycho\\w*'],
    ...['depress\\w*', 'autis\\w*', 'epilep\\w*', 'pregnan\\w*', 'infertil\\w*', 'diabet\\w*'],
    ...['anorexi\\w*', 'suicid\\w*', 'stutter\\w*'],
  ],
  origin: [
    ...['foreign\\w*', 'immigrants?', 'accents?', 'gyps\\w*', 'natives?', 'exotic', 'tribes?'],
    ...['oriental', 'skin colour'],
  ],
  'those who do not drink': [
    ...['teetotal\\w*', 'sober', 'non-drinkers?', 'abstain\\w*', 'lightweights?'],
    ...['refus\\w+ a drink'],
  ],
}

/** These only sound like it. */
const harmless = /\b(skinny-dipping|too thin|thin ice)\b/gi

const patterns = Object.entries(unwanted).map(
  ([fault, words]) => [fault, new RegExp(`\\b(${words.join('|')})(?![\\p{L}])`, 'iu')] as const,
)

/** What is wrong with the words of a line, whoever plays it; empty when nothing. */
export function findLineFaults(line: string): string[] {
  const read = line.replace(harmless, '')
  return patterns.flatMap(([fault, words]) => {
    const found = words.exec(read)
    return found ? [`${fault}: ${found[0]}`] : []
  })
}

function countSyllables(word: string): number {
  const spoken = word.replace(/(?<=[^l])es?$|(?<=[^td])ed$/, '')
  return Math.max(1, spoken.match(/[aeiouyéèêëï]+/g)?.length ?? 0)
}

/** Flesch and Kincaid's: years of school that reading the lines takes. A slot is a name. */
export function readingGrade(lines: readonly string[]): number {
  const text = lines.join('. ').replace(/\{\w+\}/g, 'Bo')
  const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? []
  const sentences = text.split(/[.!?:;]+/).filter((sentence) => /\p{L}/u.test(sentence))
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
}
