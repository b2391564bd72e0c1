import { Link } from 'react-router'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { Glyph } from '#ui/glyph.tsx'
import { DareEditor } from './dare-editor.tsx'
import styles from './epic-dare-challenge.module.css'
import { epicIdeas } from './ideas-epic.ts'
import { SignInLink } from './sign-in-link.tsx'
import { useDareEditor } from './use-dare-editor.ts'

const description =
  'Three dares in a row for somebody you know. Finish one that another member sent and claim 30 dojo coins.'

export default function EpicDareChallenge() {
  const editor = useDareEditor('epic')
  const isSignedIn = useSaved(account, null) !== null
  return (
    <main className={styles.page}>
      <title>Send an epic dare | Party Dojo</title>
      <meta name="description" content={description} />
      <div className={styles.bar}>
        <Link to="/" className={styles.back} aria-label="Back to the games">
          <Glyph id="icon-back" />
        </Link>
      </div>
      <DareEditor
        kind="epic"
        editor={editor}
        heading="Send an epic dare"
        lead={
          <>
            Three dares in a row. Whoever finishes all of them can claim 30 dojo coins, once, if
            both of you are signed in.{' '}
            {!isSignedIn && <SignInLink>Sign in before you send it.</SignInLink>}
          </>
        }
        lines={[{ label: 'First' }, { label: 'Second' }, { label: 'Third' }]}
        deal={{
          words: 'Deal me three',
          note: 'Then make them yours.',
          ideas: [epicIdeas, epicIdeas, epicIdeas],
        }}
      />
    </main>
  )
}
