/** False when it failed. Plain http has no clipboard API, but `execCommand` still copies. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    if (isSecureContext) {
      await navigator.clipboard.writeText(text)
      return true
    }
    field?.select()
    return field !== null && document.execCommand('copy')
  } catch {
    return false
  }
}
