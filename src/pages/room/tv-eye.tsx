import { qrPath } from '#ui/qr-path.ts'
import styles from './tv-lobby.module.css'

const brow =
  'M262 236C244 166 170 128 96 142C66 148 42 160 26 178L-14 168L6 192L-26 204L8 212L-10 238L28 224C92 196 190 196 262 236Z'
const face =
  'M279.500 120C230 46 110 52 48 124C-6 190 -10 330 40 420C96 510 190 540 279.500 540C369 540 463 510 519 420C569 330 565 190 511 124C449 52 329 46 279.500 120Z'
const moustache =
  'M222 446C168 452 110 424 84 366C82 420 104 458 148 478C120 482 90 466 74 444C88 494 140 520 194 496C216 486 228 464 222 446Z'
const body =
  'M279.500 -70C470 -70 560 60 592 230C622 400 560 640 279.500 640C0 640 -60 400 -30 230C0 60 90 -70 279.500 -70Z'
const nose =
  'M262 372C264 396 256 414 240 424C252 438 272 438 279.500 430C287 438 307 438 319 424C303 414 295 396 297 372Z'
/** Of the blank eye, with the code in it. */
const eyeX = 409
const eyeY = 312
const eyeRadius = 119
/** The code with its quiet zone, just inside the ring. */
const codeWidth = 150

/** The daruma's blank eye is the code: ink on white in both themes. */
export function TvEye({ url, code }: { url: string; code: string }) {
  const { path, size } = qrPath(url)
  const scale = codeWidth / size
  return (
    <svg
      className={styles.daruma}
      viewBox="182 157 445 336"
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-label={`QR code: join room ${code}`}
    >
      <path d={body} fill="var(--vermilion)" />
      <path d={face} fill="var(--rice)" transform="translate(4 5)" />
      <path d={face} fill="none" stroke="var(--ink)" strokeWidth="9" />
      <g fill="var(--ink)">
        <path d={nose} />
        <path d={moustache} />
        <path d={moustache} transform="translate(559 0) scale(-1 1)" />
      </g>
      <g fill="var(--white)" stroke="var(--ink)" strokeWidth="12">
        <circle cx="150" cy={eyeY} r={eyeRadius} />
        <circle cx={eyeX} cy={eyeY} r={eyeRadius} />
      </g>
      <circle cx="150" cy="316" r="63" fill="var(--ink)" />
      <path
        d={path}
        fill="var(--ink)"
        shapeRendering="crispEdges"
        transform={`translate(${eyeX - codeWidth / 2} ${eyeY - codeWidth / 2}) scale(${scale})`}
      />
      <g fill="var(--ink)">
        <path d={brow} transform="translate(4 -42)" />
        <path d={brow} transform="translate(555 -42) scale(-1 1)" />
      </g>
      <path
        d="M236 472q43.500 26 87 0"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="13"
        strokeLinecap="round"
      />
    </svg>
  )
}
