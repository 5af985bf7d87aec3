import { useEffect, useSyncExternalStore } from 'react'

/** One step of the way to the page; the last one is the page itself and has no address. */
export type Crumb = { label: string; to?: string }

let crumbs: readonly Crumb[] = []
const listeners = new Set<() => void>()

const show = (next: readonly Crumb[]) => {
  crumbs = next
  for (const listener of listeners) listener()
}

/**
 * What the page shows in the top bar.
 *
 * @example useCrumbs([{ label: t('projects.title'), to: paths.projects(companyId) }, { label: project.name }])
 */
export const useCrumbs = (next: readonly Crumb[]) => {
  const key = JSON.stringify(next)
  // The top bar stands above the page, so the page tells it after it has rendered.
  useEffect(() => {
    show(JSON.parse(key) as Crumb[])
    return () => show([])
  }, [key])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useShownCrumbs = () => useSyncExternalStore(subscribe, () => crumbs)
