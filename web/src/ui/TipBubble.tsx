import { Tooltip, type FloatingPosition } from '@mantine/core'
import { useEffect, useEffectEvent, type ReactNode } from 'react'

type Props = { target: HTMLElement; label: ReactNode; position?: FloatingPosition; onDismiss: () => void }

/** What a `Tip` shows. In a file of its own, fetched on demand: to place it takes more code than a page of buttons. */
export function TipBubble({ target, label, position = 'top', onDismiss }: Props) {
  const dismiss = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onDismiss())
  // From the document: a tip under the pointer must go too, and the focus is then elsewhere.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => dismiss(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return <Tooltip target={target} label={label} position={position} opened multiline maw={320} />
}
