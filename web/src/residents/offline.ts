import { useSyncExternalStore } from 'react'

/** Lets the browser keep the pages of a home, and what was read there, for when there is no network; there alone. */
export const keepForOffline = () => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without it everything works but for that.
  navigator.serviceWorker.register('/mon-logement.js', { scope: '/logement' }).catch(() => undefined)
}

const follow = (told: () => void) => {
  addEventListener('online', told)
  addEventListener('offline', told)
  return () => {
    removeEventListener('online', told)
    removeEventListener('offline', told)
  }
}

export const useIsOnline = () => useSyncExternalStore(follow, () => navigator.onLine)
