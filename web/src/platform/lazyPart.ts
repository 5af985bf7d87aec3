import { lazyRouteComponent } from '@tanstack/react-router'

const missing = new Set<() => Promise<unknown>>()

/**
 * A page, or a part of one that it is not drawn without, whose code comes when it is wanted. The router's own remembers
 * what could not be fetched: `bringMissing` has it tried again.
 *
 * @example const MakerHome = lazyPart(() => import('./makers/MakerHome.tsx'), 'MakerHome')
 */
export const lazyPart: typeof lazyRouteComponent = (load, name) => {
  const again = async (): Promise<void> => Part.preload?.()
  const loadOrMiss = () =>
    load().catch((error: unknown) => {
      missing.add(again)
      throw error
    })
  const Part = lazyRouteComponent(loadOrMiss, name)
  return Part
}

/** Fetches anew what could not be fetched; what fails again is missing as before. */
export const bringMissing = async () => {
  const all = [...missing]
  missing.clear()
  await Promise.all(all.map((bring) => bring()))
}
