import {
  type FileArchive,
  fileArchivePath,
  type PageArchive,
  pageArchivePath,
} from '#domain/offline/build-archives.ts'

export type Fetched = { path: string; bytes: number }

/**
 * What a worker fetches for its first cache, and the bytes of each as sent: archives, and what is in
 * none of them.
 * @param kept the paths in the cache of its build
 */
export async function workerFetches(baseUrl: string, kept: readonly string[]): Promise<Fetched[]> {
  const { id } = await readJson<{ id: string }>(`${baseUrl}/builds/latest.json`)
  const archives = [fileArchivePath(id), pageArchivePath(id)]
  const read = archives.map((path) => readJson<FileArchive | PageArchive>(baseUrl + path))
  const packed = new Set((await Promise.all(read)).flatMap(Object.keys))
  const paths = [...archives, ...kept.filter((path) => !packed.has(path))]
  return await Promise.all(
    paths.map(async (path) => ({ path, bytes: await sentBytes(baseUrl + path) })),
  )
}

async function readJson<Value>(url: string): Promise<Value> {
  return (await fetch(url)).json()
}

async function sentBytes(url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  return Number(answer.headers.get('content-length'))
}
