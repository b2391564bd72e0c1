import type { HouseFacts } from './house-facts.ts'

/** Name, address and mail of whoever runs the house; what is missing is said. */
export function WhoRunsIt({ operator, supportEmail }: HouseFacts) {
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
