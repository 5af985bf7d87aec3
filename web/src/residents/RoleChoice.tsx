import { Radio } from '@mantine/core'
import { useTranslation } from '../ui/texts.ts'
import type { Role } from './api.ts'
import classes from './Steps.module.css'

const roles = ['TENANT', 'OWNER'] as const satisfies readonly Role[]

type Props = { value: Role | null; error: string | false; onChange: (role: Role) => void }

/** RES-07. In what capacity one asks to enter a home. */
export function RoleChoice({ value, error, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Radio.Group label={t('residents.access.role')} value={value} error={error} onChange={onChange}>
      <div className={classes.choice}>
        {roles.map((role) => (
          <Radio.Card key={role} value={role} className={classes.role}>
            <span className={classes.roleInside}>
              <Radio.Indicator className={classes.dot} />
              {t(`residents.role.${role}`)}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
