import { CopyLink } from '#games/shell/copy-link.tsx'

/** The link of a dare: it says nothing of who, whom or what. Only in a page that is alive. */
export function SendLink({ id }: { id: string }) {
  return (
    <div>
      <CopyLink
        link={`${location.origin}/misc/you-have-been-dared?d=${id}`}
        title="You have been dared"
        text="There is a dare for you. You may say no."
      />
    </div>
  )
}
