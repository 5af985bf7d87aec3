import { useNavigate, useSearch } from '@tanstack/react-router'

/** The person beside the list, kept in the address: shared by its link. */
export const useOpenedPerson = () => {
  const { personne }: { personne?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const id = Number(personne)
  return {
    openedId: Number.isSafeInteger(id) && id > 0 ? id : null,
    open: (userId: number | null) =>
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, personne: userId ?? undefined }),
        replace: true,
        resetScroll: false,
      }),
  }
}
