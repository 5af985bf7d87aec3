import { useEffect, useState, type ComponentType } from 'react'
import { onFirstGesture } from './warmUp.ts'

/** Nobody is told anything before their first gesture; what is told meanwhile waits for it. */
export function ToastsLater() {
  const [Toasts, setToasts] = useState<ComponentType>()
  useEffect(() => {
    const bring = () => import('./ToastsOnDemand.tsx').then((module) => setToasts(() => module.ToastsOnDemand))
    return onFirstGesture(() => void bring().catch(() => undefined))
  }, [])
  return Toasts ? <Toasts /> : null
}
