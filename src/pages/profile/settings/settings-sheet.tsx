import { type ComponentType, type ReactNode, useState } from 'react'
import { LinkRow } from '#ui/link-row.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { type Owner, useOwner } from '../owner.ts'
import { DataSheet } from './data-sheet.tsx'
import { DeleteSheet } from './delete-sheet.tsx'
import { EmailSheet } from './email-sheet.tsx'
import { NameSheet } from './name-sheet.tsx'
import { OptionalEmailsRow } from './optional-emails-row.tsx'
import { PasskeysSheet } from './passkeys-sheet.tsx'
import { PasswordSheet } from './password-sheet.tsx'
import { PhoneSheet } from './phone-sheet.tsx'
import { SessionsSheet } from './sessions-sheet.tsx'
import type { SettingProps } from './setting-props.ts'
import { SignInMethodsSheet } from './sign-in-methods-sheet.tsx'
import { useSignOut } from './use-sign-out.ts'

type Setting = {
  title: string
  note: (owner: Owner) => string
  Screen: ComponentType<SettingProps>
  isOffered?: (owner: Owner) => boolean
}

const accountSettings: Setting[] = [
  { title: 'Name', note: ({ profile }) => profile.username, Screen: NameSheet },
  { title: 'E-mail', note: ({ viewer }) => viewer.email ?? 'none yet', Screen: EmailSheet },
  {
    title: 'Phone',
    note: ({ viewer }) => viewer.phoneNumber ?? 'none yet',
    Screen: PhoneSheet,
    isOffered: ({ sendsSms }) => sendsSms,
  },
  {
    title: 'Password',
    note: ({ viewer }) => (viewer.hasPassword ? 'change it' : 'none yet'),
    Screen: PasswordSheet,
  },
  { title: 'Passkeys', note: () => 'your face, finger or key instead', Screen: PasskeysSheet },
  { title: 'Ways to sign in', note: () => 'what opens this account', Screen: SignInMethodsSheet },
  {
    title: 'Where you are signed in',
    note: () => 'every device, and how to end it',
    Screen: SessionsSheet,
  },
]
const leavingSettings: Setting[] = [
  { title: 'Your data', note: () => 'take it along', Screen: DataSheet },
  { title: 'Delete my account', note: () => 'and everything in it', Screen: DeleteSheet },
]

/** A list of settings, each with a sheet of its own. */
export function SettingsSheet({ open, onClose, toast }: SettingProps & { toast: ReactNode }) {
  const owner = useOwner()
  const [chosen, setChosen] = useState<string | null>(null)
  const signOut = useSignOut()
  const strip = ({ title, note }: Setting) => (
    <LinkRow key={title} title={title} note={note(owner)} onPress={() => setChosen(title)} />
  )

  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title="Settings"
        lead="Of your account, on every device."
      >
        <RowList label="Settings">
          {accountSettings.filter(({ isOffered }) => isOffered?.(owner) ?? true).map(strip)}
          <OptionalEmailsRow />
          <Row
            title="Sign out"
            note={signOut.problem ?? 'on this device'}
            icon="icon-door"
            onPress={() => void signOut.here()}
          />
          {leavingSettings.map(strip)}
        </RowList>
        {/* The dialog covers the page's own toast. */}
        {open && toast}
      </Sheet>
      {[...accountSettings, ...leavingSettings].map(({ title, Screen }) => (
        <Screen key={title} open={chosen === title} onClose={() => setChosen(null)} />
      ))}
    </>
  )
}
