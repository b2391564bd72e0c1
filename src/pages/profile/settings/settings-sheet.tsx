import { useState } from 'react'
import { LinkStrip } from '#ui/link-strip.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import { useOwner } from '../owner.ts'
import { DataSheet } from './data-sheet.tsx'
import { DeleteSheet } from './delete-sheet.tsx'
import { EmailSheet } from './email-sheet.tsx'
import { NameSheet } from './name-sheet.tsx'
import { PasskeysSheet } from './passkeys-sheet.tsx'
import { PasswordSheet } from './password-sheet.tsx'
import { PhoneSheet } from './phone-sheet.tsx'
import { SessionsSheet } from './sessions-sheet.tsx'
import { useSignOut } from './use-sign-out.ts'
import { WaysInSheet } from './ways-in-sheet.tsx'

/** Every setting with a sheet of its own, over the list of them. */
const sheets = {
  name: NameSheet,
  email: EmailSheet,
  phone: PhoneSheet,
  password: PasswordSheet,
  passkeys: PasskeysSheet,
  ways: WaysInSheet,
  sessions: SessionsSheet,
  data: DataSheet,
  erase: DeleteSheet,
}

export type SettingProps = { open: boolean; onClose: () => void }

/** What somebody can change of their account. */
export function SettingsSheet({ open, onClose }: SettingProps) {
  const { viewer, profile } = useOwner()
  const [chosen, setChosen] = useState<keyof typeof sheets | null>(null)
  const signOut = useSignOut()

  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title="Settings"
        lead="Of your account, on every device."
      >
        <StripList label="Settings">
          <LinkStrip title="Name" note={profile.username} onPress={() => setChosen('name')} />
          <LinkStrip
            title="E-mail"
            note={viewer.email ?? 'none yet'}
            onPress={() => setChosen('email')}
          />
          <LinkStrip
            title="Phone"
            note={viewer.phoneNumber ?? 'none yet'}
            onPress={() => setChosen('phone')}
          />
          <LinkStrip
            title="Password"
            note={viewer.hasPassword ? 'change it' : 'none yet'}
            onPress={() => setChosen('password')}
          />
          <LinkStrip
            title="Passkeys"
            note="your face, finger or key instead"
            onPress={() => setChosen('passkeys')}
          />
          <LinkStrip
            title="Ways to sign in"
            note="what opens this account"
            onPress={() => setChosen('ways')}
          />
          <LinkStrip
            title="Where you are signed in"
            note="every device, and how to end it"
            onPress={() => setChosen('sessions')}
          />
          <Strip
            title="Sign out"
            note={signOut.problem ?? 'on this device'}
            icon="icon-door"
            onPress={() => void signOut.here()}
          />
          <LinkStrip title="Your data" note="take it along" onPress={() => setChosen('data')} />
          <LinkStrip
            title="Delete my account"
            note="and everything in it"
            onPress={() => setChosen('erase')}
          />
        </StripList>
      </Sheet>
      {Object.entries(sheets).map(([name, Setting]) => (
        <Setting key={name} open={chosen === name} onClose={() => setChosen(null)} />
      ))}
    </>
  )
}
