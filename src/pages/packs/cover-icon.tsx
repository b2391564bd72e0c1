import { useIcon } from '#browser/icons/use-icon.ts'
import { Icon } from '#ui/icon.tsx'

type CoverIconProps = {
  /** `collection:name`; null for none */
  icon: string | null
  className?: string
}

export function CoverIcon({ icon, className = '' }: CoverIconProps) {
  return <Icon icon={useIcon(icon)} className={className} />
}
