import { useEffect, useState } from 'react'
import { loadIcons } from '#browser/icons.ts'
import type { IconData } from '#contract/icons.ts'
import { Icon } from '#ui/icon.tsx'

type CoverIconProps = {
  /** `collection:name`; null for a pack without a picture */
  icon: string | null
  className?: string
}

/** The picture on a pack's cover; the house's eye until it is there, and where there is none. */
export function CoverIcon({ icon, className = '' }: CoverIconProps) {
  const [loaded, setLoaded] = useState<{ name: string; data: IconData | null } | null>(null)
  useEffect(() => {
    if (icon === null) return
    let isOver = false
    void loadIcons([icon]).then((icons) => {
      if (!isOver) setLoaded({ name: icon, data: icons.get(icon) ?? null })
    })
    return () => {
      isOver = true
    }
  }, [icon])
  return <Icon icon={loaded?.name === icon ? loaded.data : null} className={className} />
}
