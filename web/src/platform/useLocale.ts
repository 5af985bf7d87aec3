import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from './client.ts'
import { changeLocale } from './i18n.ts'
import { currentLocale, type Locale } from './locale.ts'
import { asRefused } from './refused.ts'
import { currentIdentity, isSignedIn } from './session.ts'
import { tellRefused } from './teller.tsx'

/** The language of the screen and, for someone signed in, of their e-mails; what the server wrote is asked again. */
export function useLocale() {
  useTranslation()
  const queryClient = useQueryClient()
  const change = async (locale: Locale) => {
    await changeLocale(locale)
    const user_id = currentIdentity()?.user.id
    if (!isSignedIn() || user_id === undefined) return
    await client.accounts.updateUser({ user_id, locale }).catch((error: unknown) => tellRefused(asRefused(error)))
    await queryClient.invalidateQueries()
  }
  return { locale: currentLocale(), change: (locale: Locale) => void change(locale) }
}
