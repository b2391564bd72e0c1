import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { indexStatic } from '../../../tools/build/index-static.ts'
import { makeBuildFolder, root } from './build-folder.ts'

const readable = /\.(html|js|json|data|origin)$/

export type OtherBuild = { id: string; dir: string; remove(): Promise<void> }

type OtherLetter = 'b' | 'c' | 'd'

/** The id of the copy with that letter. The real build's may begin with any letter. */
export function otherBuildId(letter: OtherLetter): string {
  return letter.repeat(12)
}

/**
 * A copy of the product, in a folder of its own, as if it had been built from other sources: another
 * id wherever one stands, and another name for every script, so that those of the real build are gone
 * from it. The letter tells copies apart.
 */
export async function makeOtherBuild(letter: OtherLetter): Promise<OtherBuild> {
  const dir = await makeBuildFolder(letter)
  for (const half of ['client', 'server'])
    await cp(join(root, 'build', half), join(dir, 'build', half), {
      recursive: true,
      // Compressed again it would take half a minute; the server sends it plain.
      filter: (path) => !/\.(br|gz)$/.test(path),
    })

  const clientDir = join(dir, 'build/client')
  const { id: realId } = JSON.parse(await readFile(join(clientDir, 'builds/latest.json'), 'utf8'))
  const id = otherBuildId(letter)
  const scripts = (await readdir(join(clientDir, 'assets'))).filter((file) => file.endsWith('.js'))
  const names = new Map(scripts.map((file) => [file, `${file.slice(0, -3)}${letter}.js`]))
  names.set(realId, id)
  await rename(join(dir, 'build'), names)
  const index = JSON.stringify(indexStatic(clientDir))
  await writeFile(join(dir, 'build/static-index.json'), index)
  return { id, dir, remove: () => rm(dir, { recursive: true, force: true }) }
}

/** Every name wherever it stands, in files and of files. */
async function rename(dir: string, names: ReadonlyMap<string, string>): Promise<void> {
  const escaped = [...names.keys()].map((name) => name.replace(/[.$]/g, '\\$&'))
  const anyName = new RegExp(escaped.join('|'), 'g')
  const change = (text: string) => text.replace(anyName, (name) => names.get(name) ?? name)
  const files = await readdir(dir, { recursive: true, withFileTypes: true })
  for (const file of files.filter((each) => each.isFile())) {
    const path = join(file.parentPath, file.name)
    const changed = join(file.parentPath, change(basename(path)))
    if (readable.test(path)) {
      const text = await readFile(path, 'utf8')
      await writeFile(changed, change(text))
    } else if (changed !== path) await cp(path, changed)
    if (changed !== path) await rm(path)
  }
}
