import { useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { problemFor } from '#browser/session/sign-in-errors.ts'
import { CoinField } from '#ui/coin-field.tsx'
import link from '#ui/text-link.module.css'
import { Toast } from '#ui/toast.tsx'
import { CreatedGames } from './created-games.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { InviteSheet } from './invite-sheet.tsx'
import { LikedGames } from './liked-games.tsx'
import { type Owner, OwnerProvider } from './owner.ts'
import { PremiumPacks } from './premium-packs.tsx'
import { PremiumSection } from './premium-section.tsx'
import styles from './profile.module.css'
import { ProfileHead } from './profile-head.tsx'
import { Purse } from './purse.tsx'
import { Rewards } from './rewards.tsx'
import { SettingsSheet } from './settings/settings-sheet.tsx'
import { Spend } from './spend.tsx'
import { Stamps } from './stamps.tsx'
import { useAct } from './use-act.ts'
import { useClaims } from './use-claims.ts'
import { useProfile } from './use-profile.ts'

type ProfileScreenProps = Pick<
  Owner,
  'viewer' | 'packs' | 'premium' | 'providers' | 'earned' | 'sendsMail' | 'sendsSms'
>

/** The whole profile page. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { viewer, packs, providers, premium, earned, sendsMail, sendsSms } = props
  const profile = useProfile(viewer)
  const act = useAct(viewer, profile)
  const [message, setMessage] = useState<string | null>(null)
  const toast = <Toast message={message} onDismiss={() => setMessage(null)} />
  // The error of a sign-in provider, from its redirect.
  const [search, setSearch] = useSearchParams()
  const error = search.get('error')
  const refused = error && problemFor(error).sentence
  const [sheet, setSheet] = useState<'settings' | 'history' | 'invite' | null>(null)
  const coin = useRef<HTMLSpanElement>(null)
  const purse = useRef<HTMLSpanElement>(null)
  const owner = useMemo<Owner>(
    () => ({
      viewer,
      profile,
      packs,
      premium,
      providers,
      earned,
      sendsMail,
      sendsSms,
      act,
      toast: setMessage,
    }),
    [viewer, profile, packs, premium, providers, earned, sendsMail, sendsSms, act],
  )
  const claims = useClaims(owner, { coin, purse })
  const close = () => setSheet(null)

  return (
    <OwnerProvider value={owner}>
      <div className={styles.page}>
        <ProfileHead onSettings={() => setSheet('settings')} />
        <CoinField amount={claims.shownCoins} ref={coin}>
          <button type="button" className={link.textLink} onClick={() => setSheet('history')}>
            Where they came from
          </button>
        </CoinField>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Stamps />
            <Rewards claims={claims} onInvite={() => setSheet('invite')} />
          </div>
          <div className={styles.column}>
            <PremiumSection />
            {premium?.isPremium ? <PremiumPacks /> : <Spend onInvite={() => setSheet('invite')} />}
            <LikedGames />
            <CreatedGames />
          </div>
        </div>
      </div>
      <Purse amount={claims.shownCoins} isOpen={claims.isPurseOut} ref={purse} />
      {sheet !== 'settings' && toast}
      <Toast isPersistent message={refused} onDismiss={() => setSearch({}, { replace: true })} />
      <HistorySheet open={sheet === 'history'} onClose={close} />
      <InviteSheet open={sheet === 'invite'} onClose={close} />
      <SettingsSheet open={sheet === 'settings'} onClose={close} toast={toast} />
    </OwnerProvider>
  )
}
