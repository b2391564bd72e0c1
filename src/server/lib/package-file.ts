import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const requireHere = createRequire(import.meta.url)

/**
 * A data file of a dependency, from where the dependency is installed. Such files are megabytes that
 * few requests need: in the bundle they would be compiled as code, at every start and every build.
 * @param specifier as in an import, such as `@iconify-json/ph/icons.json`
 */
export async function readPackageFile(specifier: string): Promise<Buffer> {
  return await readFile(requireHere.resolve(specifier))
}
