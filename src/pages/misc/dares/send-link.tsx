import { CopyLink } from '#games/shell/copy-link.tsx'

/** The link reveals nothing about the dare. Only after hydration. */
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
