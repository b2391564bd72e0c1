/** Blocks all further third-party requests: an added CSP can only be stricter. */
export function blockThirdParties(): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "default-src 'self' 'unsafe-inline' data: blob:"
  document.head.append(policy)
}
