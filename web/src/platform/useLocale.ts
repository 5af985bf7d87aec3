import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from './client.ts'
import { changeLocale } from './i18n.ts'
import { languageOf, locales, type Locale } from './locale.ts'
import { asRefused } from './refused.ts'
import { currentIdentity, isSignedIn } from './session.ts'
import { tellRefused } from './teller.tsx'

/** The language of the screen and, for someone signed in, of their e-mails; what the server wrote is asked again. */
export function useLocale() {
  // Read from what `useTranslation` follows: a component keeps what it once read from anywhere else.
  const { i18n } = useTranslation()
  const locale = locales.find((each) => languageOf(each) === i18n.language) ?? 'fr-FR'
  const queryClient = useQueryClient()
  const change = async (next: Locale) => {
    await changeLocale(next)
    const user_id = currentIdentity()?.user.id
    if (!isSignedIn() || user_id === undefined) return
    await client.accounts.updateUser({ user_id, locale: next }).catch((error: unknown) => tellRefused(asRefused(error)))
    await queryClient.invalidateQueries()
  }
  return { locale, change: (next: Locale) => void change(next) }
}
