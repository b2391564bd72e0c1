import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'

/** A field as high as its words. Its style sheet says `field-sizing`, which Safari has since 26.2. */
export function GrowingText({ ref, ...props }: ComponentProps<'textarea'>) {
  const own = useRef<HTMLTextAreaElement>(null)
  const length = useRef(0)
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement)

  const grow = useEffectEvent((isAnew: boolean) => {
    const field = own.current
    if (!field || growsByItself()) return
    // Only where it may shrink: the page would move under whoever writes at its end.
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
    // It is shown, turned on its side, or set in another face.
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
