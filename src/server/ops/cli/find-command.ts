import { parseArgs } from 'node:util'
import type { Command, CommandArguments, Prepared, Problem } from './command.ts'

type Found = { command: Command } & (Prepared | { help: true } | Problem)

export function findCommand(
  commands: readonly Command[],
  words: readonly string[],
): Found | Problem {
  const found = commands
    .flatMap((command) => command.names.map((name) => ({ command, name: name.split(' ') })))
    .filter(({ name }) => name.every((word, index) => word === words[index]))
    .toSorted((a, b) => b.name.length - a.name.length)[0]
  const topic = found?.name ?? words.slice(0, 1)
  const next = words[topic.length]
  const actions = actionsOf(commands, topic)
  if (!found || (actions.length > 0 && isWord(next))) return toProblem(topic, actions, next)
  const { command } = found
  const read = parseArguments(command, words.slice(topic.length))
  if ('problem' in read) return { command, ...read }
  if (read.options.help === true) return { command, help: true }
  return { command, ...command.prepare(read) }
}

/** Words that continue a longer name. */
function actionsOf(commands: readonly Command[], topic: readonly string[]): string[] {
  const start = `${topic.join(' ')} `
  return commands
    .flatMap(({ names }) => names)
    .filter((name) => name.startsWith(start))
    .map((name) => name.slice(start.length))
}

function toProblem(topic: readonly string[], actions: readonly string[], next?: string): Problem {
  const name = topic.join(' ')
  if (actions.length === 0) return { problem: `There is no command "${name}".` }
  if (isWord(next)) return { problem: `"${name} ${next}" is no command.` }
  return { problem: `Say what to do with ${name}: ${actions.join(' or ')}.` }
}

function isWord(word: string | undefined): word is string {
  return word !== undefined && !word.startsWith('-')
}

/** Of a bar or a night, which one in sixty-four begins with a dash; no option is as long. */
const dashedId = /^-[\w-]{21}$/

/** Not strict: error messages are written here. */
function parseArguments(command: Command, words: readonly string[]): CommandArguments | Problem {
  const knownOptions: Command['options'] = { ...command.options, help: { type: 'boolean' } }
  const { values, positionals } = parseArgs({
    args: words.filter((word) => !dashedId.test(word)),
    options: knownOptions,
    strict: false,
    allowPositionals: true,
  })
  const options: Record<string, string | boolean> = {}
  for (const [name, value] of Object.entries(values)) {
    const type = Object.hasOwn(knownOptions, name) ? knownOptions[name]?.type : undefined
    const dashed = name.length === 1 ? `-${name}` : `--${name}`
    if (type === undefined) return { problem: `There is no option "${dashed}" here.` }
    if (type === 'boolean' && value !== true) return { problem: `"${dashed}" takes no value.` }
    // A last option without its value counts as empty.
    options[name] = type === 'string' && typeof value !== 'string' ? '' : (value as string | true)
  }
  return { options, positionals: [...positionals, ...words.filter((word) => dashedId.test(word))] }
}
