import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconLogin2 } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useProviderOf, useStartSignIn } from './offer.ts'
import type { IdentityProvider } from './api.ts'
import classes from './IdentityOffer.module.css'

type Props = {
  /** The portal's own, for everyone. */
  providers: readonly IdentityProvider[]
  scope: 'partner' | 'resident'
  wanted: string | undefined
  /** What stands in the field of the address. */
  username: string
}

/** AUTH-28, AUTH-29: the portal's providers, and the one of the company whose address is being typed. */
export function IdentityOffer({ providers, scope, wanted, username }: Props) {
  const { t } = useTranslation()
  const start = useStartSignIn()
  const [settled] = useDebouncedValue(username, 300)
  const own = useProviderOf(scope === 'partner' ? settled : '')
  const offered = own ? [own, ...providers] : providers
  if (offered.length === 0) return null
  const leave = (provider: string) =>
    start.mutate({
      provider,
      scope,
      ...(wanted && { wanted }),
      ...(provider === own?.code && { email: settled.trim() }),
    })
  return (
    <div className={classes.offer} role="group" aria-label={t('identities.offer.title')}>
      <p className={classes.or}>{t('identities.offer.or')}</p>
      {offered.map(({ code, name }) => (
        <Button
          key={code}
          size="md"
          fullWidth
          variant="default"
          leftSection={<IconLogin2 size={18} aria-hidden />}
          loading={start.isPending && start.variables?.provider === code}
          disabled={start.isPending && start.variables?.provider !== code}
          onClick={() => leave(code)}
        >
          {t('identities.offer.goOn', { name })}
        </Button>
      ))}
      <p className="visually-hidden" role="status">
        {own && t('identities.offer.found', { name: own.name })}
      </p>
    </div>
  )
}
