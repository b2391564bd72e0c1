import { Link } from 'react-router'
import { publishQuotaMessage } from '#domain/packs/publish-quota.ts'

const wayOut = 'go premium.'

/** Why a pack could not be saved; where premium would let it through, with the way there. */
export function SaveProblem({ message }: { message: string }) {
  if (!message.endsWith(publishQuotaMessage)) return message
  return (
    <>
      {message.slice(0, -wayOut.length)}
      <Link to="/info/pricing">go premium</Link>.
    </>
  )
}
