const redacted = '[hidden]'

/** The last label has letters only, so that `package@1.2.3` in a stack stays. */
const address = /[\w.%+'-]+@(?:[\w-]+\.)+[a-z]{2,}/gi
const phoneNumber = /\+[1-9]\d{6,14}\b/g
/** What a query says; the links of emails have their token there. */
const queryValue = /([?&][\w.-]+=)[^&\s"'<>\\]+/g
const pathToken = /(\/reset-password\/|\/enter\/)[\w.~-]+/g

/**
 * A log line without addresses, phone numbers and tokens. Errors of libraries quote what they were
 * given: Postgres the duplicate key, a mail server the recipient, the sign-in library a link.
 */
export function redactPersonalData(line: string): string {
  return line
    .replace(queryValue, `$1${redacted}`)
    .replace(pathToken, `$1${redacted}`)
    .replace(address, redacted)
    .replace(phoneNumber, redacted)
}
