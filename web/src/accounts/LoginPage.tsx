import { useEffect } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { entrance as paths } from '../paths.entrance.ts'
import { useProviders } from '../platform/links.ts'
import { forgetEnd } from '../platform/session.ts'
import { partOnDemand, usePart } from '../ui/onDemand.tsx'
import classes from './Entrance.module.css'
import { Entrance } from './Entrance.tsx'
import { NoteSoon } from './NoteSoon.tsx'
import { LostPassword } from './LostPassword.tsx'
import { OtherDoor } from './OtherDoor.tsx'
import { SignInForm } from './SignInForm.tsx'
import { WayLink } from './WayLink.tsx'
import { wantedKind, wantedPath, type LoginSearch } from './wantedPath.ts'

const offer = partOnDemand(() => import('../identities/IdentityOffer.tsx').then((module) => module.IdentityOffer))

/** AUTH-28: fetched where there is a provider to offer, or an address whose company may have one. */
function Offer(props: { scope: 'partner' | 'resident'; wanted: string | undefined; username: string }) {
  const providers = useProviders()
  const part = usePart(offer, providers.length > 0 || props.username.includes('@'))
  return part ? <part.Component providers={providers} {...props} /> : null
}

/** Sign-in for partners; residents have the same page under `?scope=resident`. */
export function LoginPage({ search }: { search: LoginSearch }) {
  const { t } = useTranslation()
  const scope = search.scope === 'resident' ? 'resident' : 'partner'
  const wanted = wantedPath(search.redirect)
  const kind = wanted && wantedKind(wanted)
  // Not before the page is drawn: a click on its way then asks for the sign-in once more, and must find the cause too.
  useEffect(forgetEnd, [])
  return (
    <Entrance>
      <h1>{t(`accounts.login.${scope}`)}</h1>
      {search.error === 'token-invalid' && (
        <NoteSoon>
          <p>{t('accounts.login.tokenInvalid')}</p>
        </NoteSoon>
      )}
      {kind && (
        <p className={classes.note}>{t('accounts.login.wanted', { page: t(`accounts.login.pages.${kind}`) })}</p>
      )}
      <SignInForm
        scope={scope}
        wanted={search.redirect}
        below={(username) => <Offer scope={scope} wanted={search.redirect} username={username} />}
        after={(username) => <LostPassword scope={scope} email={username} />}
      />
      <hr className={classes.rule} />
      {scope === 'resident' && (
        <p className={classes.note}>
          <WayLink data-reaching to={paths.activation()}>
            {t('accounts.login.toActivation')}
          </WayLink>
        </p>
      )}
      <OtherDoor scope={scope} />
    </Entrance>
  )
}
