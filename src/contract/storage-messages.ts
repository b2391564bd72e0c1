// Spec §5 and §8, verbatim.
export const storageNotReadyMessage =
  'Firebase storage is not initialized. Please refresh the page and try again.'

export const invalidFileMessage = 'Cannot delete pack: Invalid file reference.'

export const noGameToSaveMessage = 'No Game to Save Yet!'

export function fetchFailedMessage(statusText: string): string {
  return `Failed to fetch pack: ${statusText}`
}

export function saveFailedMessage(message: string): string {
  return `Failed to save the game: ${message}`
}

export function initFailedMessage(message: string): string {
  return `Error initializing game storage: ${message}`
}
