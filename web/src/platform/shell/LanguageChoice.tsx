import { useTranslation } from '../../ui/texts.ts'
import { locales } from '../locale.ts'
import { useLocale } from '../useLocale.ts'
import classes from './LanguageChoice.module.css'

/** SHELL-51: French or English, at once. Plain buttons, for the sign-in page must come fast. */
export function LanguageChoice() {
  const { t } = useTranslation()
  const { locale, change } = useLocale()
  return (
    <fieldset className={classes.choice}>
      <legend className="visually-hidden">{t('platform.language.label')}</legend>
      {locales.map((each) => (
        <button
          key={each}
          type="button"
          lang={each.slice(0, 2)}
          aria-pressed={each === locale}
          onClick={() => change(each)}
        >
          {t(`platform.language.${each}`)}
        </button>
      ))}
    </fieldset>
  )
}
