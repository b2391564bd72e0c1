import { basename } from 'node:path'

const files = new Map<string, string>()

/** The class that a name in a CSS module becomes: the file's name and its own, unhashed. */
export function scopedName(name: string, path: string): string {
  const [file = ''] = path.split('?')
  const owner = basename(file, '.module.css')
  const other = files.get(owner) ?? file
  if (other !== file) throw new Error(`${file} needs a name of its own: ${other} has it already`)
  files.set(owner, file)
  return `${owner}-${name}`
}
