import { referralCoins } from '#domain/profile/coins.ts'
import { CopyLink } from '#games/shell/copy-link.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './invite-sheet.module.css'
import { useOwner } from './owner.ts'

export function InviteSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { viewer, profile } = useOwner()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Bring a friend"
      lead={`${referralCoins} coins each time, once they have confirmed who they are.`}
    >
      {open && <Invitation link={`${location.origin}/sign-up?invite=${viewer.userId}`} />}
      <p className={styles.count}>
        {profile.referred_users === 0
          ? 'Nobody has come through your door yet.'
          : `${profile.referred_users} ${profile.referred_users === 1 ? 'friend has' : 'friends have'} come through your door.`}
      </p>
    </Sheet>
  )
}

function Invitation({ link }: { link: string }) {
  return (
    <>
      <div className={styles.code}>
        <QrCode text={link} label="QR code of your invitation" />
      </div>
      <CopyLink link={link} title="Party Dojo" text="Bow in, there is a game on." />
    </>
  )
}
