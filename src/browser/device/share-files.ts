const ignoredErrorNames = ['AbortError', 'InvalidStateError']
/** Faster, and a browser takes the second download for a mistake. */
const betweenDownloadsMs = 300
/** By then a download has its file. */
const revokeAfterMs = 10_000

export function canShareFiles(files: File[]): boolean {
  return navigator.canShare?.({ files }) === true
}

/** By the phone's own sheet, in a tap; saved where there is none, or it refuses. */
export async function shareFiles(files: File[]): Promise<'shared' | 'saved'> {
  if (canShareFiles(files)) {
    try {
      await navigator.share({ files })
      return 'shared'
    } catch (error) {
      // Cancelled, or already sharing: no error.
      if (error instanceof Error && ignoredErrorNames.includes(error.name)) return 'shared'
    }
  }
  await saveFiles(files)
  return 'saved'
}

/** To the downloads of this device. */
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
