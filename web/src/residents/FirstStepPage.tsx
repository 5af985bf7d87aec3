import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { Entrance } from '../accounts/Entrance.tsx'
import { loginAddress } from '../accounts/loginAddress.ts'
import { RegisterForm } from '../accounts/registration/RegisterForm.tsx'
import { WayLink } from '../accounts/WayLink.tsx'
import { activationHref, keptCode } from './kept.ts'
import { StepHeading } from './StepHeading.tsx'
import classes from './Steps.module.css'

type Props = { role: 'OWNER' | 'TENANT' | undefined }

/**
 * Where a stranger comes who is to activate a home: an account first. Drawn without the portal where it is the first
 * page (`loginAtOnce.tsx`): a telephone fetches the form and nothing else.
 */
export function FirstStepPage({ role }: Props) {
  const { t } = useTranslation()
  const code = keptCode()
  const wanted = activationHref(role)
  return (
    <Entrance>
      <StepHeading step={t('residents.step.account')} text={t('residents.account.title')} />
      {code ? (
        <p className={classes.kept}>
          <IconCircleCheck size={20} aria-hidden />
          <span>
            {t('residents.account.kept')} <strong>{code}</strong>
          </span>
        </p>
      ) : (
        <p className={classes.intro}>{t('residents.account.intro')}</p>
      )}
      <WayLink data-reaching className={classes.first} to={loginAddress({ scope: 'resident', redirect: wanted })}>
        {t('residents.account.signIn')}
      </WayLink>
      <RegisterForm scope="resident" wanted={wanted} />
    </Entrance>
  )
}
