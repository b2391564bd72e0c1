import type { SiteFacts } from './site-facts.ts'

export function OperatorInfo({ operator, supportEmail }: SiteFacts) {
  return (
    <ul>
      <li>{operator.name ?? 'The operator has not given a name yet.'}</li>
      <li>{operator.address ?? 'The operator has not given a postal address yet.'}</li>
      <li>
        {supportEmail ? (
          <>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, or{' '}
            <a href="/info/contact">the contact page</a>
          </>
        ) : (
          <>
            No e-mail address yet: use <a href="/info/contact">the contact page</a>.
          </>
        )}
      </li>
    </ul>
  )
}
