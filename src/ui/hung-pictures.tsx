import styles from './hung-pictures.module.css'

export type HungPicture = {
  href: string
  src: string
  /** In any unit. */
  width: number
  height: number
  /** Its share of the rod; `middling` is 1. */
  share: 'narrow' | 'middling' | 'wide'
  title: string
  note?: string
}

/** Links with pictures; one rod for all where there is room. */
export function HungPictures({ rods }: { rods: readonly (readonly HungPicture[])[] }) {
  return (
    <div className={styles.line}>
      {rods.map((pictures) => (
        <div key={pictures[0]?.href} className={styles.rod}>
          <ul>
            {pictures.map((picture) => (
              <Picture key={picture.href} {...picture} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Picture({ href, src, width, height, share, title, note }: HungPicture) {
  return (
    <li className={styles[share]}>
      <a href={href}>
        <span className={styles.loops} aria-hidden>
          <b />
          <b />
        </span>
        <img src={src} alt="" width={width} height={height} loading="lazy" />
        <strong>{title}</strong>
        {note && <small>{note}</small>}
      </a>
    </li>
  )
}
