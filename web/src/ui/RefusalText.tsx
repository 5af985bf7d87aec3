import { useTranslation } from './texts.ts'
import { refusedOf } from './refusal.ts'
import { textOf } from './table/texts.ts'

/**
 * What an error says to people: the sentence of the server. Once the reader has changed the language it is said in the
 * other one, from the catalogue of refusals: a refusal stays on the screen as long as the form that it is about.
 *
 * @example <li>{path} – <RefusalText error={error} /></li>
 */
export function RefusalText({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation()
  const refused = refusedOf(error)
  // The text of the ways in: where the network fails, none that comes later may be there.
  if (!refused) return t('platform.network.text')
  const { reason, message, language = i18n.language } = refused
  return language === i18n.language ? message : textOf(t, `refusals.${reason}`, { defaultValue: message })
}
