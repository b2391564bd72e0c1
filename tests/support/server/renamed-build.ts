import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StaticIndex } from '#server/static/static-index.ts'
import { makeBuildFolder, root } from './build-folder.ts'

export type RenamedBuild = {
  /** What `server.ts` is started in. */
  folder: string
  id: string
  /** Every chunk, font and style sheet it serves. */
  assets: string[]
}

/**
 * The built product in a folder of its own as if it were another build: its chunks are served under
 * names that no other has, each with the bytes and encodings of the real one.
 * @param mark seven characters, in place of every hash
 */
export async function renameBuild(mark: string): Promise<RenamedBuild> {
  const folder = await makeBuildFolder(mark)
  const index = JSON.parse(readFileSync(join(root, 'build/static-index.json'), 'utf8'))
  const files = (index as StaticIndex).files.map((file, position) => {
    const isAsset = file.url.startsWith('/assets/')
    const url = file.url.replace(/^(.*)\.(\w+)$/, `$1-${position}-${mark}.$2`)
    return isAsset ? { ...file, url } : file
  })
  const id = mark.padEnd(12, '0')
  writeFileSync(join(folder, 'build/static-index.json'), JSON.stringify({ build: id, files }))
  for (const half of ['client', 'server']) {
    symlinkSync(join(root, 'build', half), join(folder, 'build', half))
  }
  const assets = files.map(({ url }) => url).filter((url) => url.startsWith('/assets/'))
  return { folder, id, assets }
}
