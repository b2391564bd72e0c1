import type { Plugin } from 'vite'

const hashLength = 7

/**
 * Seven characters of hash in the name of a script, the fewest that the bundler takes for more than 64:
 * names stand in every script that imports them and in the router's list of pages, and a hash is what
 * no compression makes smaller.
 */
export function shortHashes(): Plugin {
  return {
    name: 'short-hashes',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    outputOptions(options) {
      const { entryFileNames, chunkFileNames } = options
      return {
        ...options,
        entryFileNames: shortened(entryFileNames),
        chunkFileNames: shortened(chunkFileNames),
      }
    },
  }
}

type FileNames<Chunk> = string | ((chunk: Chunk) => string) | undefined

function shortened<Chunk>(names: FileNames<Chunk>): FileNames<Chunk> {
  const shorten = (name: string) => name.replace('[hash]', `[hash:${hashLength}]`)
  if (typeof names === 'function') return (chunk) => shorten(names(chunk))
  return names === undefined ? undefined : shorten(names)
}
