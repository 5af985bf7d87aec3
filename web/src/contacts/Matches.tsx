import type { ContactMatch } from '@logis/contract/contacts'
import { entriesMax, phoneField } from '@logis/contract/contacts.rules'
import { emailField } from '@logis/contract/http.rules'
import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation, type Translate } from '../ui/texts.ts'
import { useMatches } from './api.ts'
import classes from './ContactFields.module.css'
import { inputOf, type ContactValues } from './contactForm.ts'

type Props = { companyId: number; values: ContactValues; contactId: number | undefined }

/** What is typed of someone, as far as it can be compared. */
const reachedOf = (values: ContactValues) => {
  const { emails, phones } = inputOf(values)
  return {
    emails: emails
      .map(({ email }) => email)
      .filter((email) => emailField.format.pattern.test(email))
      .slice(0, entriesMax),
    phones: phones
      .map(({ phone_number }) => phone_number)
      .filter(({ length }) => length <= phoneField.max)
      .slice(0, entriesMax),
  }
}

/** `Marc Tessier · Toitures Tessier (même téléphone)` */
export const matchText = (t: Translate, { name, company_name, by }: ContactMatch): string => {
  const who = [name, company_name].filter(Boolean).join(' · ')
  return t('contacts.match.one', { who, by: by.map((same) => t(`contacts.match.by.${same}`)).join(', ') })
}

/** Says, before anything is saved, who of the company's contacts has the same e-mail or phone. */
export function Matches({ companyId, values, contactId }: Props) {
  const { t } = useTranslation()
  const [asked] = useDebouncedValue(JSON.stringify(reachedOf(values)), 400)
  const found =
    useMatches(companyId, [JSON.parse(asked) as ReturnType<typeof reachedOf>], contactId).data?.data[0] ?? []
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={classes.matches}>
          {t('contacts.match.title', { count: found.length })}
          <ul>
            {found.map((match) => (
              <li key={match.id}>{matchText(t, match)}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
