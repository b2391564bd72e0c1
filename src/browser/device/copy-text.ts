/**
 * Copies a text; whether that went well. Over plain http there is no clipboard, but the browser still
 * copies what is marked in a field.
 */
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
