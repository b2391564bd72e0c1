const redacted = '[hidden]'

/** The last label has letters only, so that `package@1.2.3` in a stack stays. */
const address = /[\w.%+'-]+@(?:[\w-]+\.)+[a-z]{2,}/gi
const phoneNumber = /\+[1-9]\d{6,14}\b/g
/** Links in emails have their token in the query. */
const queryValue = /([?&][\w.-]+=)[^&\s"'<>\\]+/g
const pathToken = /(\/reset-password\/|\/enter\/)[\w.~-]+/g

/** Errors of libraries quote personal data: Postgres a key, a mail server the recipient. */
export function redactPersonalData(line: string): string {
  return line
    .replace(queryValue, `$1${redacted}`)
    .replace(pathToken, `$1${redacted}`)
    .replace(address, redacted)
    .replace(phoneNumber, redacted)
}
