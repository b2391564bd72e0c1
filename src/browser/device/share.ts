import { copyText } from './copy-text.ts'
import { plainHttpReason } from './secure-context.ts'

const ignoredErrorNames = ['AbortError', 'InvalidStateError']
const sendingNeeds = 'Sending to another app needs'
/** Browsers drop a second download that comes sooner. */
const betweenDownloadsMs = 300
/** The download has started by then. */
const revokeAfterMs = 10_000

export function canShareFiles(files: File[]): boolean {
  return navigator.canShare?.({ files }) === true
}

/** Call in a tap. Opens the share sheet; saves the files where there is none, or it refuses. */
export async function shareFiles(files: File[]): Promise<'shared' | 'saved'> {
  if (canShareFiles(files) && (await hasShared({ files }))) return 'shared'
  await saveFiles(files)
  return 'saved'
}

export async function saveFiles(files: readonly File[]): Promise<void> {
  for (const [place, file] of files.entries()) {
    if (place > 0) await new Promise((resolve) => setTimeout(resolve, betweenDownloadsMs))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = file.name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs)
  }
}

/** Shares a picture. Returns a message when the phone shows none. */
export async function sharePicture(file: File): Promise<string | null> {
  if ((await shareFiles([file])) === 'shared') return null
  const reason = plainHttpReason(sendingNeeds)
  return ['Saved as a picture, with your downloads.', reason].filter(Boolean).join(' ')
}

/** Shares a link, or copies it. Returns a message when the phone shows none. */
export async function shareLink(url: string, title: string): Promise<string | null> {
  if ('share' in navigator && (await hasShared({ title, url }))) return null
  if (await copyText(url, null)) return 'The link is copied.'
  return `This is the link: ${url}`
}

/** False where it failed; cancelled, or sharing already, is no failure. */
async function hasShared(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof Error && ignoredErrorNames.includes(error.name)
  }
}
