import { companyRoles } from '@logis/contract/companies.rules'
import { Radio } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import classes from './TeamPage.module.css'

/** Each role with what it may do, in words. */
export function RoleField(field: { value?: string; onChange?: (value: string) => void; error?: string | null }) {
  const { t } = useTranslation()
  return (
    <Radio.Group label={t('companies.team.field.role')} {...field}>
      <div className={classes.roles}>
        {companyRoles.map((role) => (
          <Radio
            key={role}
            value={role}
            label={t(`companies.team.role.${role}.name`)}
            description={t(`companies.team.role.${role}.may`)}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
