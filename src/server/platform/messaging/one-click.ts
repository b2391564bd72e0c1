/** RFC 8058: a POST to the address unsubscribes. */
export const oneClickHeaderName = 'List-Unsubscribe-Post'
export const oneClickHeaderValue = 'List-Unsubscribe=One-Click'
