/** One step of a Dockerfile, its lines joined. */
export type Step = { word: string; rest: string }
export type Stage = { name: string | null; image: string; steps: Step[] }

/** The stages of a Dockerfile, in the few words that ours is written in. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll('\\\n', '')
    .split('\n')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? []
    if (word === 'FROM') {
      const [image = '', , name = null] = rest.split(/\s+/)
      stages.push({ image, name, steps: [] })
    } else if (word !== '') {
      // What stands before the first stage is for all of them.
      stages.at(-1)?.steps.push({ word, rest })
    }
  }
  return stages
}

/** What one word says in a stage, the last of it where it is said twice. */
export function lastOf({ steps }: Stage, word: string): string {
  const found = steps.findLast((step) => step.word === word)
  if (!found) throw new Error(`The Dockerfile has no ${word}`)
  return found.rest
}

/** A command in the shape of a list, which no shell reads. */
export function wordsOf(command: string): string[] {
  return JSON.parse(command.slice(command.indexOf('[')))
}
