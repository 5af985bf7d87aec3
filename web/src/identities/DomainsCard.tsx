import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { formatDate } from '../platform/formats.ts'
import { tellNotice, tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { ActIcon } from '../ui/ActIcon.tsx'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useProveDomain, useRemoveDomain, type CompanyIdentity, type IdentityDomain } from './api.ts'
import classes from './identities.module.css'

const DomainDialog = onDemand(() => import('./DomainDialog.tsx').then((module) => module.DomainDialog))

type Props = { companyId: number; identity: CompanyIdentity }

/** Which addresses are the company's: each domain with the record that proves it. */
export function DomainsCard({ companyId, identity: { domains, cannot } }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const [opened, setOpened] = useState<'add' | IdentityDomain | null>(null)
  const close = () => setOpened(null)
  const remove = useRemoveDomain()
  return (
    <Card
      title={t('identities.domains.title')}
      actions={
        <ActButton
          variant="default"
          aria-haspopup="dialog"
          closed={reason(cannot.add_domain)}
          onClick={() => setOpened('add')}
        >
          {t('identities.domains.add')}
        </ActButton>
      }
    >
      <p className={classes.note}>{t('identities.domains.help')}</p>
      {domains.length === 0 && <p className={classes.line}>{t('identities.domains.none')}</p>}
      <ul className={classes.domains}>
        {domains.map((domain) => (
          <Domain
            key={domain.id}
            companyId={companyId}
            domain={domain}
            closed={reason(cannot.edit)}
            onRemove={() => setOpened(domain)}
          />
        ))}
      </ul>
      {opened === 'add' && <DomainDialog companyId={companyId} onClose={close} />}
      {opened !== null && opened !== 'add' && (
        <Confirm
          title={t('identities.domains.removeTitle')}
          text={t('identities.domains.removeText', { domain: opened.domain })}
          call={remove}
          input={{ company_id: companyId, domain_id: opened.id }}
          onDone={() => {
            tellSuccess(t('identities.domains.removed', { domain: opened.domain }))
            close()
          }}
          onClose={close}
        />
      )}
    </Card>
  )
}

type DomainProps = {
  companyId: number
  domain: IdentityDomain
  closed: string | false | null
  onRemove: () => void
}

function Domain({ companyId, domain, closed, onRemove }: DomainProps) {
  const { t } = useTranslation()
  const check = useProveDomain()
  const { id, domain: name, proven_at, missing_since, counts_until, record_name, record_value } = domain
  const isMissing = missing_since !== null && counts_until !== null
  const tell = (domains: readonly IdentityDomain[]) => {
    const found = domains.find((each) => each.id === id)
    const until = found?.counts_until
    if (until) tellNotice(t('identities.domains.gone', { domain: name, until: formatDate(until) }))
    else if (found?.proven_at) tellSuccess(t('identities.domains.found', { domain: name }))
    else tellNotice(t(proven_at ? 'identities.domains.lost' : 'identities.domains.notFound', { domain: name }))
  }
  return (
    <li className={classes.domain}>
      <div className={classes.head}>
        <span className={classes.name}>
          {name}
          <StatusChip
            tone={proven_at && !isMissing ? 'success' : 'warning'}
            label={t(`identities.domains.${isMissing ? 'missing' : proven_at ? 'proven' : 'waiting'}`)}
          />
        </span>
        <span className={classes.acts}>
          <ActButton
            variant="default"
            closed={closed}
            loading={check.isPending}
            aria-label={t('identities.domains.checkOf', { domain: name })}
            onClick={() =>
              check.mutate({ company_id: companyId, domain_id: id }, { onSuccess: ({ data }) => tell(data.domains) })
            }
          >
            {t('identities.domains.check')}
          </ActButton>
          <ActIcon
            icon={IconTrash}
            label={t('identities.domains.remove', { domain: name })}
            closed={closed}
            opensDialog
            onClick={onRemove}
          />
        </span>
      </div>
      {isMissing && (
        <p className={classes.missing}>
          {t('identities.domains.missingSince', { since: formatDate(missing_since), until: formatDate(counts_until) })}
        </p>
      )}
      {(!proven_at || isMissing) && (
        <dl className={classes.facts}>
          <dt>{t('identities.domains.record')}</dt>
          <dd className={classes.copied}>
            {record_name}
            <CopyButton value={record_name} what={t('identities.domains.record')} />
          </dd>
          <dt>{t('identities.domains.value')}</dt>
          <dd className={classes.copied}>
            {record_value}
            <CopyButton value={record_value} what={t('identities.domains.value')} />
          </dd>
        </dl>
      )}
    </li>
  )
}
