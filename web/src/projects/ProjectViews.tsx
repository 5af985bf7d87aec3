import { isLandlord, type CompanyType } from '@logis/contract/companies.rules'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { ViewBar } from '../ui/ViewBar.tsx'
import { ViewTab } from '../ui/ViewTab.tsx'
import { withCriteria, withoutCriterion, type Criteria, type TableState } from '../ui/tableState.ts'
import classes from './ProjectViews.module.css'

const views = [
  { name: 'all', criteria: {} },
  { name: 'notActivated', criteria: { activated: { value: '0' } } },
  { name: 'withoutEmail', criteria: { without_email: { value: '1' } } },
  { name: 'cancelled', criteria: { deleted: { value: '1' } } },
] as const satisfies readonly { name: string; criteria: Criteria }[]

/** Whose homes a list holds is no part of a view of it. */
export const perimeter = 'children'

const isSame = (criteria: Criteria, asked: Criteria) => {
  const keys = Object.keys(asked).filter((key) => key !== perimeter)
  return keys.length === Object.keys(criteria).length && keys.every((key) => asked[key]?.value === criteria[key]?.value)
}

type Props = {
  state: TableState
  onChange: (state: TableState) => void
  /** Of the company whose list it is, once it is known. */
  type: CompanyType | undefined
  children: ReactNode
}

/** The searches made every day, one press each; they are criteria like the others. */
export function ProjectViews({ state, onChange, type, children: saved }: Props) {
  const { t } = useTranslation()
  const asked = state.criteria
  const children = asked[perimeter]
  const isWith = children?.value === '1'
  const show = (criteria: Criteria) => onChange(withCriteria(state, { ...(children && { children }), ...criteria }))
  // A landlord's homes ask for no e-mail, nor have they a field for one (PRJ-28).
  const offered = views.filter(({ name }) => !(name === 'withoutEmail' && type && isLandlord(type)))
  const toggle = () =>
    onChange(
      isWith ? withoutCriterion(state, perimeter) : withCriteria(state, { ...asked, [perimeter]: { value: '1' } }),
    )
  return (
    <ViewBar>
      {offered.map(({ name, criteria }) => (
        <ViewTab key={name} pressed={!state.text && isSame(criteria, asked)} onPress={() => show(criteria)}>
          {name === 'all' ? t('ui.views.all') : t(`projects.views.${name}`)}
        </ViewTab>
      ))}
      {saved}
      {type === 'COMPANY_MANAGER' && (
        <Checkbox
          className={classes.children ?? ''}
          size="xs"
          label={t('projects.views.children')}
          checked={isWith}
          onChange={toggle}
        />
      )}
    </ViewBar>
  )
}
