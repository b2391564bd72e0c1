/** How a letter says that a POST to its address of unsubscribing is enough (RFC 8058). */
export const oneClickName = 'List-Unsubscribe-Post'
export const oneClickValue = 'List-Unsubscribe=One-Click'
