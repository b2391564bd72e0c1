/** Spec §8, "Storage not ready". */
export const storageNotReadyMessage =
  'Firebase storage is not initialized. Please refresh the page and try again.'

/** Spec §8, "Invalid file on delete". */
export const invalidFileMessage = 'Cannot delete pack: Invalid file reference.'

/** Spec §5: saving a pack needs a pack id. */
export const noGameToSaveMessage = 'No Game to Save Yet!'

/** Spec §8, "Pack load: fetch failure". */
export function fetchFailedMessage(statusText: string): string {
  return `Failed to fetch pack: ${statusText}`
}

/** Spec §8, "Save failure". */
export function saveFailedMessage(message: string): string {
  return `Failed to save the game: ${message}`
}

/** Spec §8, "Init failure". */
export function initFailedMessage(message: string): string {
  return `Error initializing game storage: ${message}`
}
