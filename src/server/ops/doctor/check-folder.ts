import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Env, isDataFolderUsed } from '#server/config/env.ts'
import { reasonOf } from '#server/lib/open-data-folder.ts'
import { bad, type Finding, ok, warn } from './finding.ts'

const gigabyte = 1024 ** 3
const minFreeBytes = 0.2 * gigabyte

export async function checkFolder(env: Env): Promise<Finding> {
  const about = 'DATA_DIR'
  if (!isDataFolderUsed(env)) return ok(about, 'holds nothing that is kept: all of it is elsewhere')
  const { dataDir } = env
  const path = resolve(dataDir)
  try {
    await access(path, constants.R_OK | constants.W_OK)
    const { bavail, bsize } = await statfs(path)
    const free = bavail * bsize
    const message = `${path} can be written, ${(free / gigabyte).toFixed(1)} GB are free`
    if (free < minFreeBytes) return bad(about, message)
    return free < gigabyte ? warn(about, message) : ok(about, message)
  } catch (error) {
    return bad(about, `${path} cannot be used (${reasonOf(error)})`)
  }
}
