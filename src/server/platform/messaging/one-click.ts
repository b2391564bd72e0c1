/** How a letter says that a POST to its address of unsubscribing is enough (RFC 8058). */
export const oneClickHeaderName = 'List-Unsubscribe-Post'
export const oneClickHeaderValue = 'List-Unsubscribe=One-Click'
