import { useIcon } from '#browser/icons/use-icon.ts'
import { Icon } from '#ui/icon.tsx'

type CoverIconProps = {
  /** `collection:name`; null for a pack without a picture */
  icon: string | null
  className?: string
}

/** The picture on a pack's cover; the house's eye until it is there, and where there is none. */
export function CoverIcon({ icon, className = '' }: CoverIconProps) {
  return <Icon icon={useIcon(icon)} className={className} />
}
