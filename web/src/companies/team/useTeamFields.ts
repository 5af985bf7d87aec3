import { colleagueList } from '@logis/contract/companies.team.lists'
import { useTranslation } from '../../ui/texts.ts'
import { searchFields } from '../../ui/searchFields.ts'

/** What colleagues are searched by. */
export function useTeamFields() {
  const { t } = useTranslation()
  return searchFields(colleagueList, {
    role: { title: 'companies.team.field.role', labelOf: (role) => t(`companies.team.role.${role}.name`) },
  })
}
