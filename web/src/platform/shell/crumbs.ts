import { useEffect, useSyncExternalStore } from 'react'
import { makeListeners } from '../../ui/listeners.ts'

/** One step of the way to the page; the last one is the page itself and has no address. */
export type Crumb = { label: string; to?: string }

let crumbs: readonly Crumb[] = []
const { tell, subscribe } = makeListeners()

const show = (next: readonly Crumb[]) => {
  crumbs = next
  tell()
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

export const useShownCrumbs = () => useSyncExternalStore(subscribe, () => crumbs)
