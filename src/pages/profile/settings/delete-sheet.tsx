import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { dropContactDraft } from '#browser/contact/contact-draft.ts'
import { dropDares } from '#browser/dares/drop-dares.ts'
import { dropEntriesOf } from '#browser/outbox/outbox-list.ts'
import { dropDraftsOf } from '#browser/packs/pack-library.ts'
import { deleteAccount } from '#browser/session/profile-actions.ts'
import { forgetAccount } from '#browser/session/sign-out.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useOwner } from '../owner.ts'
import { Refusal } from './refusal.tsx'
import type { SettingProps } from './setting-props.ts'
import styles from './settings.module.css'
import { useFormAction } from './use-form-action.ts'

export function DeleteSheet({ open, onClose }: SettingProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Delete my account"
      lead="For good. Nobody can bring it back, not even us."
    >
      <DeleteForm />
    </Sheet>
  )
}

const goneMessage = 'Your account is gone, and all that was in it.'
const daresLeftMessage =
  'Your account is gone. Some dares could not be taken back: they wait at your desk, under “Dares I sent”.'

/** Two taps; a double tap counts as one. */
function DeleteForm() {
  const { viewer, profile, premium } = useOwner()
  const navigate = useNavigate()
  const action = useFormAction()
  const [isSure, setSure] = useState(false)
  const [password, setPassword] = useState('')

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (viewer.hasPassword && password === '') {
      return action.setProblem('Write your password first.')
    }
    if (!isSure) return setSure(true)
    let daresLeft = 0
    const erased = await action.run(async () => {
      const answer = await deleteAccount(viewer.hasPassword ? password : null)
      if (answer.ok) daresLeft = await dropDares()
      return answer
    })
    if (!erased) return setSure(false)
    await navigate('/', { state: { notice: daresLeft === 0 ? goneMessage : daresLeftMessage } })
    forgetAccount()
    dropDraftsOf(viewer.userId)
    dropEntriesOf(viewer.userId)
    dropContactDraft()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.words}>What goes:</p>
      <ul className={styles.list}>
        <li>your name, address, number and every way to sign in</li>
        <li>{profile.dojo_coins.toLocaleString('en-GB')} coins, your stamps and your belt</li>
        <li>favourites, packs and passes</li>
        {premium?.isPremium && <li>your Premium: it ends at once, and nothing more is charged</li>}
        <li>the dares you sent, and the words you answered others with</li>
        <li>what you told us about the games</li>
        <li>what you wrote to us, except e-mails that are in our mailbox already</li>
      </ul>
      {viewer.hasPassword && (
        <PasswordField
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <Refusal message={action.problem} />
      <div className={`${styles.slabs} ${styles.danger}`}>
        <BusyButton submit busy={action.isBusy} icon="icon-bin" size="medium">
          {isSure ? 'Yes, delete all of it' : 'Delete my account'}
        </BusyButton>
      </div>
    </form>
  )
}
