import { useTranslation } from '../../ui/texts.ts'
import { usePeople } from './api.ts'
import classes from './Sale.module.css'

/** Who stays where a home is sold, told to whoever sells it; nothing where nobody rents it. */
export function Tenants({ residenceId }: { residenceId: number }) {
  const { t } = useTranslation()
  const people = usePeople(residenceId, true).data?.data ?? []
  const count = people.filter(({ role_code }) => role_code === 'TENANT').length
  return count > 0 && <p className={classes.note}>{t('dwelling.selling.tenants', { count })}</p>
}
