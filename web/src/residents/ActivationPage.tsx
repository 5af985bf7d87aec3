import { IconKey } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Entrance } from '../accounts/Entrance.tsx'
import { RegisterForm } from '../accounts/registration/RegisterForm.tsx'
import { paths } from '../paths.ts'
import { useVisitor } from '../platform/identity.ts'
import type { Role } from './api.ts'
import { activationHref, keptCode } from './arrival.ts'
import { OtherSession } from './OtherSession.tsx'
import { StepHeading } from './StepHeading.tsx'
import classes from './Steps.module.css'

// A stranger with a phone fetches the form of the account alone.
const ResidentActivation = lazy(() =>
  import('./Activation.tsx').then((module) => ({ default: module.ResidentActivation })),
)

/** Where the QR code of a credential sheet leads. The code waits while the reader gets a session of a resident. */
export function ActivationPage() {
  const visitor = useVisitor()
  const { role } = useSearch({ strict: false }) as { role?: Role }
  if (!visitor) {
    return (
      <Entrance>
        <AccountFirst wanted={activationHref(role)} />
      </Entrance>
    )
  }
  if (visitor.user.scope !== 'resident') {
    return (
      <Entrance>
        <OtherSession visitor={visitor} />
      </Entrance>
    )
  }
  return (
    <Suspense>
      <ResidentActivation />
    </Suspense>
  )
}

function AccountFirst({ wanted }: { wanted: string }) {
  const { t } = useTranslation()
  const code = keptCode()
  return (
    <>
      <StepHeading step={t('residents.step.account')} text={t('residents.account.title')} />
      {code ? (
        <p className={classes.kept}>
          <IconKey size={20} aria-hidden />
          <span>
            {t('residents.account.kept')} <strong>{code}</strong>
          </span>
        </p>
      ) : (
        <p className={classes.intro}>{t('residents.account.intro')}</p>
      )}
      <Link data-reaching className={classes.first} to={paths.login()} search={{ scope: 'resident', redirect: wanted }}>
        {t('residents.account.signIn')}
      </Link>
      <RegisterForm scope="resident" wanted={wanted} />
    </>
  )
}
