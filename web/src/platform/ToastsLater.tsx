import { useEffect, useState } from 'react'
import { barePart, usePart } from '../ui/onDemand.tsx'
import { onFirstGesture } from './warmUp.ts'

const toasts = barePart(() => import('./ToastsOnDemand.tsx').then((module) => module.ToastsOnDemand))

/** Nobody is told anything before their first gesture; what is told meanwhile waits for it. */
export function ToastsLater() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstGesture(() => setWanted(true)), [])
  const part = usePart(toasts, wanted)
  return part ? <part.Component /> : null
}
