import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { IconRow, IconRows, RowNote } from '../ui/IconRows.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useOwnIdentities, useUnlinkIdentity, type OwnIdentity } from './api.ts'

/** The accounts elsewhere that open one's own; there is no card where there is none. */
export function OwnIdentitiesCard({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useOwnIdentities(userId))
  const linked = query.data?.data
  if (linked?.length === 0 || query.isPending) return null
  return (
    <Card title={t('identities.own.title')} error={query.error} onRetry={() => void query.refetch()}>
      <RowNote>{t('identities.own.help')}</RowNote>
      <IconRows>
        {linked?.map((identity) => (
          <Row key={identity.id} userId={userId} identity={identity} />
        ))}
      </IconRows>
    </Card>
  )
}

function Row({ userId: user_id, identity }: { userId: number; identity: OwnIdentity }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const unlink = useUnlinkIdentity()
  const [asked, setAsked] = useState(false)
  const { id: identity_id, issuer, created_at, last_used_at } = identity
  const name = identity.name ?? new URL(issuer).host
  const at = formatDateTime(created_at)
  return (
    <IconRow
      icon={IconLink}
      title={name}
      notes={[
        last_used_at
          ? t('identities.own.used', { at, used: formatDateTime(last_used_at) })
          : t('identities.own.since', { at }),
      ]}
      acts={
        <ActButton
          variant="default"
          size="xs"
          aria-label={t('identities.own.unlinkOne', { name })}
          onClick={() => setAsked(true)}
        >
          {t('identities.own.unlink')}
        </ActButton>
      }
    >
      {asked && (
        <Confirm
          title={t('identities.own.unlinkOne', { name })}
          text={t('identities.own.text')}
          call={unlink}
          input={{ user_id, identity_id }}
          onDone={() => {
            setAsked(false)
            tellSuccess(t('identities.own.unlinked', { name }))
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </IconRow>
  )
}
