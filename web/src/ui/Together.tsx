import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Apart } from './Alone.tsx'
import bars from './SkeletonBar.module.css'
import { useTranslation } from './texts.ts'
import { TogetherContext, useAwaited } from './together.ts'
import classes from './Together.module.css'

/** What is not there by then comes by itself: one slow answer holds up no page. */
const patienceMs = 1500

type Props = {
  /** Shown meanwhile, over the room of what comes; else some cards without a word, laid out as the parts are. */
  skeleton?: ReactNode
  /** How the parts are laid out. */
  className: string | undefined
  children: ReactNode
}

/**
 * Parts that ask for their answers each by itself and are drawn in one go: a part that came late would push away what the
 * reader is about to press. They take their room meanwhile, unseen. What opens or is met later waits for nobody. Each of them
 * fails by itself.
 *
 * @example
 * <Together className={classes.cards}>
 *   <ContactsCard home={home} />
 *   <WarrantiesCard home={home} />
 * </Together>
 */
export function Together({ skeleton = <Cards />, className = '', children }: Props) {
  const awaited = useRef(0)
  const [isThere, setThere] = useState(false)
  const begin = useCallback(() => {
    awaited.current += 1
    return () => {
      awaited.current -= 1
      // Not before the same drawing has told what else it waits for.
      queueMicrotask(() => awaited.current === 0 && setThere(true))
    }
  }, [])
  // Its parts have told before it what they wait for.
  useLayoutEffect(() => {
    if (awaited.current === 0) setThere(true)
  }, [])
  useEffect(() => {
    if (isThere) return
    const timer = setTimeout(() => setThere(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isThere])
  return (
    <TogetherContext value={begin}>
      <div className={`${classes.place} ${isThere ? '' : classes.waiting}`} data-awaited={!isThere || undefined}>
        <div className={`${className} ${isThere ? '' : classes.unseen}`}>
          <Apart>{children}</Apart>
        </div>
        {!isThere && <Waiting className={className}>{skeleton}</Waiting>}
      </div>
    </TogetherContext>
  )
}

function Waiting({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className={`${classes.skeleton} ${bars.late} ${bars.breathing} ${className}`} role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {children}
    </div>
  )
}

const cards = [1, 2, 3, 4]
const Cards = () => cards.map((card) => <div key={card} className={classes.card} />)

/** In place of a part whose code is on its way. */
export function Coming({ height }: { height: number }) {
  useAwaited(true)
  return <Skeleton height={height} radius="lg" />
}
