import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { useRemoveProvider, type CompanyIdentity } from './api.ts'
import classes from './identities.module.css'

const ProviderDialog = onDemand(() => import('./ProviderDialog.tsx').then((module) => module.ProviderDialog))

type Props = { companyId: number; identity: CompanyIdentity }

/** The provider, without its secret, and what it must know of the portal. */
export function ProviderCard({ companyId, identity }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpened(null)
  const remove = useRemoveProvider()
  const { provider, cannot } = identity
  const closed = reason(cannot.edit)
  return (
    <Card
      title={t('identities.provider.title')}
      actions={
        <>
          {provider && (
            <ActButton variant="default" aria-haspopup="dialog" closed={closed} onClick={() => setOpened('remove')}>
              {t('identities.provider.remove')}
            </ActButton>
          )}
          <ActButton
            variant={provider ? 'default' : 'filled'}
            aria-haspopup="dialog"
            closed={closed}
            onClick={() => setOpened('edit')}
          >
            {t(provider ? 'identities.provider.edit' : 'identities.provider.add')}
          </ActButton>
        </>
      }
    >
      {provider ? <Facts provider={provider} /> : <p className={classes.note}>{t('identities.provider.none')}</p>}
      <Addresses identity={identity} />
      {opened === 'edit' && <ProviderDialog companyId={companyId} provider={provider} onClose={close} />}
      {opened === 'remove' && (
        <Confirm
          title={t('identities.provider.removeTitle')}
          text={t('identities.provider.removeText')}
          call={remove}
          input={{ company_id: companyId }}
          onDone={() => {
            tellSuccess(t('identities.provider.removed'))
            close()
          }}
          onClose={close}
        />
      )}
    </Card>
  )
}

function Facts({ provider }: { provider: NonNullable<CompanyIdentity['provider']> }) {
  const { t } = useTranslation()
  const { preset, name, issuer, client_id, demands_second_factor: factor, new_people_role: role } = provider
  return (
    <dl className={classes.facts}>
      <dt>{t('identities.provider.preset')}</dt>
      <dd>{t(`identities.provider.presets.${preset}`)}</dd>
      <dt>{t('identities.provider.name')}</dt>
      <dd>{name}</dd>
      <dt>{t('identities.provider.issuer')}</dt>
      <dd>{issuer}</dd>
      <dt>{t('identities.provider.clientId')}</dt>
      <dd>{client_id}</dd>
      <dt>{t('identities.provider.factorShort')}</dt>
      <dd>{t(factor ? 'identities.provider.factorOn' : 'identities.provider.factorOff')}</dd>
      <dt>{t('identities.provider.newPeople')}</dt>
      <dd>{t(`identities.provider.roles.${role ?? 'none'}`)}</dd>
    </dl>
  )
}

/** Copied into the provider's own settings, before there is one here too. */
function Addresses({ identity: { return_url, sign_out_url } }: { identity: CompanyIdentity }) {
  const { t } = useTranslation()
  const addresses = [
    ['back', return_url],
    ['signOut', sign_out_url],
  ] as const
  return (
    <section className={classes.addresses}>
      <h3>{t('identities.urls.title')}</h3>
      <dl className={classes.facts}>
        {addresses.map(([name, url]) => (
          <div key={name} className={classes.pair}>
            <dt>{t(`identities.urls.${name}`)}</dt>
            <dd className={classes.copied}>
              {url}
              <CopyButton value={url} what={t(`identities.urls.${name}`)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
