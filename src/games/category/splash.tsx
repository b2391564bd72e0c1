import styles from './category-fall.module.css'

/** Ink, thrown from the middle. */
export function Splash() {
  return (
    <svg className={styles.splash} viewBox="0 0 400 400" aria-hidden>
      <path d="M200 62C224 58 226 20 244 26C262 34 240 70 262 84C286 98 322 50 340 66C358 86 306 112 314 140C322 166 378 158 380 182C380 206 326 196 316 220C306 246 362 280 346 300C328 318 290 272 264 288C240 304 268 356 246 366C224 374 222 322 196 320C170 320 160 376 138 366C118 356 148 312 126 294C104 278 60 320 44 302C30 282 84 254 76 226C68 202 18 208 20 184C22 160 76 170 86 144C94 118 42 92 58 72C76 54 110 98 134 84C156 70 136 28 156 22C174 18 174 62 200 62Z" />
      <circle cx="58" cy="352" r="15" />
      <circle cx="352" cy="348" r="11" />
      <circle cx="372" cy="40" r="13" />
      <circle cx="24" cy="132" r="9" />
      <circle cx="206" cy="386" r="9" />
    </svg>
  )
}
