import { Link } from 'react-router'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import type { DareView } from '#contract/dare-views.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import { editorPaths } from './lines-of-kind.ts'
import { SignInLink } from './sign-in-link.tsx'
import type { OpenedDare } from './use-dare.ts'
import styles from './you-have-been-dared.module.css'

type DareEndProps = { dare: DareView; opened: OpenedDare }

/** Offers a dare in return. */
export function DareEnd({ dare, opened }: DareEndProps) {
  const isDone = dare.status === 'done'
  return (
    <>
      {isDone && <Daruma face="won" className={styles.won} />}
      {opened.hasEarned ? (
        <p className={styles.coins}>
          Epic. 30 dojo coins wait for you: <Link to="/profile">claim them on your profile</Link>.
        </p>
      ) : (
        isDone && dare.earnsReward && <LateCoins opened={opened} />
      )}
      <div className={styles.dock}>
        <Button to={editorPaths[dare.kind]} size="medium" icon="icon-brush">
          {dare.kind === 'love' ? 'Send a card back' : 'Dare somebody back'}
        </Button>
        <Button variant="quiet" to="/" size="medium">
          To the games
        </Button>
      </div>
    </>
  )
}

/** Done by a guest, who may claim it after signing in. */
function LateCoins({ opened }: { opened: OpenedDare }) {
  const isSignedIn = useSaved(account, null) !== null
  if (!isSignedIn) {
    return (
      <p className={styles.coins}>
        Did you finish it? 30 dojo coins are yours to claim, once. <SignInLink>Sign in</SignInLink>
      </p>
    )
  }
  return (
    <div className={styles.dock}>
      <BusyButton
        icon="crest-coin"
        note="30 dojo coins, once."
        busy={opened.isBusy}
        onPress={() => void opened.replyAgain()}
      >
        It was me
      </BusyButton>
    </div>
  )
}
