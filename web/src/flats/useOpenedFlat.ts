import { useNavigate, useSearch } from '@tanstack/react-router'
import type { FlatRow } from './api.ts'

/** The flat beside the list, kept in the address: shared by its link. One that is not in sight is not shown. */
export const useOpenedFlat = (flats: readonly FlatRow[] | undefined) => {
  const { logement }: { logement?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    opened: flats?.find(({ id }) => id === Number(logement)) ?? null,
    /** With what else changes in the address: the page that it is on. */
    open: (flat: FlatRow | null, more: object = {}) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...more, logement: flat?.id }),
        replace: true,
        resetScroll: false,
      }),
  }
}
