import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'

/** Uses `field-sizing`; older Safari (before 26.2) gets its height by script. */
export function GrowingText({ ref, ...props }: ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null)
  const length = useRef(0)
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement)

  const grow = useEffectEvent((isAnew: boolean) => {
    const field = own.current
    if (!field || growsByItself()) return
    // Only where it may shrink: otherwise the page would move while typing at its end.
    if (isAnew || field.value.length < length.current) field.style.height = 'auto'
    length.current = field.value.length
    if (field.scrollHeight > 0) field.style.height = `${field.scrollHeight}px`
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: grows with every change of the words
  useLayoutEffect(() => grow(false), [props.value])

  useEffect(() => {
    const field = own.current
    if (!field || growsByItself()) return
    let width = 0
    // Shown, rotated, or set in another face.
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === width) return
      width = entry?.contentRect.width ?? 0
      requestAnimationFrame(() => grow(true))
    })
    observer.observe(field)
    document.fonts.ready.then(() => grow(true))
    return () => observer.disconnect()
  }, [])

  return <textarea ref={own} {...props} />
}

function growsByItself(): boolean {
  return CSS.supports('field-sizing', 'content')
}
