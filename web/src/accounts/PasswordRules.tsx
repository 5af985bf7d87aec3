import { passwordChecks, passwordRules } from '@logis/contract/accounts.rules'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import classes from './PasswordRules.module.css'

/** AUTH-24, AUTH-25, met one by one as the password is typed. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation()
  const checks = passwordChecks(password)
  return (
    <ul className={classes.rules} id={id} aria-label={t('accounts.password.rules')}>
      {passwordRules.map((rule) => (
        <li key={rule} className={classes.rule} data-met={checks[rule] || undefined}>
          {checks[rule] ? <IconCircleCheck size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
          <span>{t(`accounts.password.rule.${rule}`)}</span>
          <span className="visually-hidden">
            {t(checks[rule] ? 'accounts.password.met' : 'accounts.password.unmet')}
          </span>
        </li>
      ))}
    </ul>
  )
}
