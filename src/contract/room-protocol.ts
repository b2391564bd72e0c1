/**
 * Raised when messages or what all views share change so that a page of the build before cannot go
 * on. A game's own moves and views have the version of its rules.
 */
export const roomProtocol = 1
