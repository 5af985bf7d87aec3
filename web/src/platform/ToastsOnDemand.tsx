import { useNotifications } from '@mantine/notifications'
import { lazy, Suspense, useState } from 'react'

const Toasts = lazy(() => import('./Toasts.tsx').then((module) => ({ default: module.Toasts })))

/** Nothing to tell, nothing to load. */
export function ToastsOnDemand() {
  const { notifications } = useNotifications()
  const [wanted, setWanted] = useState(false)
  if (notifications.length > 0 && !wanted) setWanted(true)
  return <Suspense>{wanted && <Toasts />}</Suspense>
}
