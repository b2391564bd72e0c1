import type { ReactNode } from 'react'
import { data } from 'react-router'
import { requestContext } from '#server/pages/request-context.ts'
import { Button } from '#ui/button.tsx'
import link from '#ui/text-link.module.css'
import type { Route } from './+types/trust'
import styles from './trust.module.css'

export function loader({ context }: Route.LoaderArgs) {
  const local = context.get(requestContext)?.localHttps
  if (!local) throw data(null, { status: 404 })
  return local
}

/** How to trust the local certificate authority of `HTTPS=local`. */
export default function Trust({ loaderData: { address, isHere } }: Route.ComponentProps) {
  return (
    <article className={styles.page}>
      <title>Trust this server | Party Dojo</title>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1>Trust this server</h1>
        {isHere ? (
          <p>Done: this page came over https, so this device trusts the server.</p>
        ) : (
          <p>
            Once per device. Then it plays without a network, feels a tilt, and takes passkeys where
            this address is a name. Guests need none of this: every game plays here as it is.
          </p>
        )}
        <p>
          Do it on your own network, with your own devices. The certificate vouches for local names
          and addresses only, never for a site on the internet.
        </p>
      </header>
      <div className={styles.dock}>
        <Button size="large" to={isHere ? '/' : address} icon="icon-fwd" note={address}>
          {isHere ? 'To the games' : 'I did that: open'}
        </Button>
      </div>
      <Way id="iphone" title="iPhone and iPad" file="mobileconfig" what="Get the profile">
        <li>Open this page in Safari, tap “Get the profile”, then Allow.</li>
        <li>Settings › General › VPN & Device Management › Party Dojo › Install.</li>
        <li>
          Settings › General › About › Certificate Trust Settings: switch on “Party Dojo on …”. This
          is the step most people miss.
        </li>
      </Way>
      <Way id="android" title="Android" file="crt" what="Get the certificate">
        <li>Tap “Get the certificate” and keep the file.</li>
        <li>
          Settings: search for “CA certificate” (Security › Encryption & credentials › Install a
          certificate).
        </li>
        <li>Install anyway, and choose party-dojo.crt. Android asks for the PIN of the phone.</li>
        <li>
          Firefox only: Settings › About, tap the logo five times; Secret settings › Use third party
          CA certificates.
        </li>
      </Way>
      <Way id="computers" title="Computers" file="crt" what="Get the certificate">
        <li>
          Mac: open the file; in Keychain Access open “Party Dojo on …” › Trust › Always Trust.
        </li>
        <li>
          Windows: open the file › Install Certificate › Current User › Trusted Root Certification
          Authorities.
        </li>
        <li>
          Firefox: Settings › Privacy & Security › View Certificates › Authorities › Import. Chrome
          on Linux: Settings › Privacy and security › Security › Manage certificates.
        </li>
      </Way>
      <p className={styles.small}>
        To take it back, remove “Party Dojo” in the same place.{' '}
        <a href="/" className={link.textLink}>
          To the games
        </a>
      </p>
    </article>
  )
}

type WayProps = {
  id: string
  title: string
  file: 'crt' | 'mobileconfig'
  what: string
  children: ReactNode
}

function Way({ id, title, file, what, children }: WayProps) {
  return (
    <section className={styles.way} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.dock}>
        <Button variant="quiet" size="medium" to={`/trust/party-dojo.${file}`} icon="icon-plus">
          {what}
        </Button>
      </div>
      <ol>{children}</ol>
    </section>
  )
}
