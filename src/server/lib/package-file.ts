import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const requireHere = createRequire(import.meta.url)

/**
 * Reads a data file of a dependency, such as `@iconify-json/ph/icons.json`. In the bundle these
 * megabytes would be compiled as code.
 */
export async function readPackageFile(specifier: string): Promise<Buffer> {
  return await readFile(requireHere.resolve(specifier))
}
