import { cp, mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '../../../tools/build/ensure-build.ts'

/** The product itself. */
export const root = join(import.meta.dirname, '../../..')

/** A folder that `server.ts` can be started in, all but what was built; that is at hand in the product’s own. */
export async function makeBuildFolder(mark: string): Promise<string> {
  await ensureBuild(root)
  const folder = await mkdtemp(join(tmpdir(), `party-dojo-build-${mark}-`))
  await mkdir(join(folder, 'build'))
  for (const file of ['server.ts', 'package.json']) await cp(join(root, file), join(folder, file))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
