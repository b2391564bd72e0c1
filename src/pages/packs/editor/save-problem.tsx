import { Link } from 'react-router'
import { publishQuotaMessage } from '#domain/packs/publish-quota.ts'

const wayOut = 'go premium.'

/** Links to premium when that would allow it. */
export function SaveProblem({ message }: { message: string }) {
  if (!message.endsWith(publishQuotaMessage)) return message
  return (
    <>
      {message.slice(0, -wayOut.length)}
      <Link to="/info/pricing">go premium</Link>.
    </>
  )
}
