import { copyText } from './copy-text.ts'
import { plainHttpReason } from './secure-context.ts'

const ignoredErrorNames = ['AbortError', 'InvalidStateError']
const sendingNeeds = 'Sending to another app needs'

/** Shares the file. Returns a message when the phone shows none. */
export async function shareFile(file: File): Promise<string | null> {
  if (navigator.canShare?.({ files: [file] })) {
    if (await hasShared({ files: [file] })) return null
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // By then the download has the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
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
