import { useNotifications } from '@mantine/notifications'
import { useState } from 'react'
import { barePart, usePart } from '../ui/onDemand.tsx'

const toasts = barePart(() => import('./Toasts.tsx').then((module) => module.Toasts))

/** Nothing to tell, nothing to load; what is told where that cannot be fetched is told as soon as it can. */
export function ToastsOnDemand() {
  const { notifications } = useNotifications()
  const [wanted, setWanted] = useState(false)
  if (notifications.length > 0 && !wanted) setWanted(true)
  const part = usePart(toasts, wanted)
  return part ? <part.Component /> : null
}
