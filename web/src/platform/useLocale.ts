import { client } from './caller.ts'
import { ground } from './ground.ts'
import { changeLocale } from './i18n.ts'
import { languageOf, locales, type Locale } from './locale.ts'
import { asRefused } from './refused.ts'
import { currentIdentity, isSignedIn } from './session.ts'
import { tellSoon } from './telling.ts'
import { useLanguage } from './useLanguage.ts'

/** The language of the screen and, for someone signed in, of their e-mails; what the server wrote is asked again. */
export function useLocale() {
  const language = useLanguage()
  const locale = locales.find((each) => languageOf(each) === language) ?? 'fr-FR'
  const change = async (next: Locale) => {
    await changeLocale(next)
    const user = currentIdentity()?.user
    // Whoever owes a second factor changes nothing but that.
    if (isSignedIn() && user && !user.owes_second_factor)
      await client.accounts
        .updateUser({ user_id: user.id, locale: next })
        .catch((error: unknown) => tellSoon(({ tellRefused }) => tellRefused(asRefused(error))))
    await ground.readAgain()
  }
  return { locale, change: (next: Locale) => void change(next) }
}
