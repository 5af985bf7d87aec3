import type { FloatingPosition } from '@mantine/core'
import { cloneElement, useId, useRef, useState, type DOMAttributes, type ReactElement, type ReactNode } from 'react'
import { partOnDemand, usePart } from './onDemand.tsx'

const tipBubble = partOnDemand(() => import('./TipBubble.tsx').then((module) => module.TipBubble))

type BubbleProps = { target: HTMLElement; label: ReactNode; position?: FloatingPosition; onDismiss: () => void }

/** A tip that is to be seen now. */
export function TipAt(props: BubbleProps) {
  const bubble = usePart(tipBubble, true)
  return bubble ? <bubble.Component {...props} /> : null
}

/** How long the pointer rests before a tip comes, so that none follows a pointer on its way. */
const restMs = 200

type Reach = Pick<
  DOMAttributes<HTMLElement>,
  'onPointerEnter' | 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onClick'
>

/** The element, while the pointer rests on it or the keyboard has brought the focus. */
const useReached = (touch: boolean, delay: number) => {
  const [reached, setReached] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointer = useRef('mouse')
  const leave = () => {
    clearTimeout(timer.current)
    setReached(null)
  }
  const reach: Reach = {
    onPointerEnter: (event) => {
      pointer.current = event.pointerType
    },
    // The mouse's events, not the pointer's: those of a finger end as soon as it is lifted.
    onMouseEnter: ({ currentTarget }) => {
      if (pointer.current === 'touch' && !touch) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setReached(currentTarget), delay)
    },
    onMouseLeave: leave,
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) setReached(currentTarget)
    },
    onBlur: leave,
  }
  return { reached, reach, leave }
}

type Handler<Event> = ((event: Event) => void) | undefined

/** What the control does itself comes first. */
const both =
  <Event,>(own: Handler<Event>, ours: Handler<Event>) =>
  (event: Event) => {
    own?.(event)
    ours?.(event)
  }

const alsoOf = (own: Reach, reach: Reach): Reach => ({
  onPointerEnter: both(own.onPointerEnter, reach.onPointerEnter),
  onMouseEnter: both(own.onMouseEnter, reach.onMouseEnter),
  onMouseLeave: both(own.onMouseLeave, reach.onMouseLeave),
  onFocus: both(own.onFocus, reach.onFocus),
  onBlur: both(own.onBlur, reach.onBlur),
  onClick: both(own.onClick, reach.onClick),
})

type Props = {
  /** Nothing is shown without one. */
  label: ReactNode
  /** Whether a finger brings it too: where it says what is nowhere else on the page. */
  touch?: boolean
  delay?: number
  position?: FloatingPosition
  children: ReactElement<Reach & { 'aria-describedby'?: string | undefined }>
}

/**
 * A few words about a control, under the pointer or with the focus. What shows them is fetched once the page is calm.
 *
 * @example <Tip label={t('feed.reload')}><ActionIcon aria-label={t('feed.reload')} …></Tip>
 */
export function Tip({ label, touch = false, delay = restMs, position = 'top', children }: Props) {
  const id = useId()
  const { reached, reach, leave } = useReached(touch, delay)
  // What a press itself brings about is told when the control is reached anew: a form that was sent is not one to fill in.
  const also = label ? reach : { ...reach, onClick: leave }
  const shown = label ? reached : null
  return (
    <>
      {cloneElement(children, { ...alsoOf(children.props, also), 'aria-describedby': shown ? id : undefined })}
      {shown && <TipAt target={shown} label={<span id={id}>{label}</span>} position={position} onDismiss={leave} />}
    </>
  )
}
