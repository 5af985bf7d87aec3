import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLanguage } from '../../platform/useLanguage.ts'
import { useTranslation } from '../../ui/texts.ts'
import { useAdministrators } from './api.ts'
import { nameOf } from './colleague.ts'

/** What the reader's role does not open, and who of the company can do it or give them another. */
export function NotYoursNote({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useAdministrators(companyId)
  const names = query.data?.data.filter(({ is_active }) => is_active).map(nameOf) ?? []
  const whom = new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
  const ask = names.length > 0 ? t('companies.team.ask', { whom }) : t('companies.team.askSomebody')
  return (
    <EmptyState
      icon={IconLock}
      text={query.isPending ? t('companies.team.notYours') : `${t('companies.team.notYours')} ${ask}`}
    />
  )
}
