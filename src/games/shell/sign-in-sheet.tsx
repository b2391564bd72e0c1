import { useLocation, useNavigate } from 'react-router'
import { pendingLikeName } from '#browser/outbox/outbox.ts'
import { writeSessionValue } from '#browser/session/session-values.ts'
import { save } from '#browser/storage/storage.ts'
import type { LikeIntent } from '#domain/profile/like-intent.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClosing } from './use-closing.ts'

type SignInSheetProps = {
  /** Liked after sign-in. */
  like: string
  onClose: () => void
}

/** Explains why, and returns here after sign-in. */
export function SignInSheet({ like, onClose }: SignInSheetProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isOpen, close] = useClosing(onClose)

  function signIn(): void {
    save(pendingLikeName, { game: like, atMs: Date.now() } satisfies LikeIntent)
    writeSessionValue('previousRoute', pathname)
    void navigate('/sign-in')
  }

  return (
    <Sheet
      open={isOpen}
      isCompact
      onClose={close}
      title="Sign in first"
      lead="Favourites are kept with your name. This one goes on the list as soon as you are in."
      foot={
        <Button size="medium" icon="icon-fwd" note="or make an account" onPress={signIn}>
          Sign in
        </Button>
      }
    />
  )
}
