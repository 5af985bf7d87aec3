import { useNavigate, useSearch } from '@tanstack/react-router'

/** The flat beside the page of its building, kept in the address: shared by its link. */
export const useOpenedFlat = () => {
  const { logement }: { logement?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const id = Number(logement)
  return {
    openedId: Number.isSafeInteger(id) && id > 0 ? id : null,
    /** With what else changes in the address: the page that it is on. */
    open: (flatId: number | null, more: object = {}) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, ...more, logement: flatId ?? undefined }),
        replace: true,
        resetScroll: false,
      }),
  }
}
