import { Skeleton } from '@mantine/core'
import type { Passkey } from '@logis/contract/accounts.factors'
import type { NewPasskey } from '@logis/contract/accounts.passkeys'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import { useReason } from '../../platform/reasons.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { ActButton } from '../../ui/ActButton.tsx'
import { run } from '../../ui/call.ts'
import { Card } from '../../ui/Card.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { IconRow, IconRows, RowNote } from '../../ui/IconRows.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { knowsPasskeys } from '../passkeys/support.ts'
import { useFactors, useMakePasskey, useRemovePasskey } from './api.ts'

const NewPasskeyDialog = onDemand(() => import('./PasskeyDialog.tsx').then((module) => module.NewPasskeyDialog))
const RenamePasskeyDialog = onDemand(() => import('./PasskeyDialog.tsx').then((module) => module.RenamePasskeyDialog))

/** What opens the account without a password: a passkey a device. */
export function PasskeysCard({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useFactors(userId))
  const reason = useReason()
  const { passkeys, totp, is_demanded } = query.data?.data ?? {}
  // An application, or another passkey, proves as much.
  const isLast = is_demanded === true && totp === null && passkeys?.length === 1
  const stays = reason(isLast ? 'FACTOR_DEMANDED' : null)
  return (
    <Card title={t('accounts.passkey.title')} error={query.error} onRetry={() => void query.refetch()}>
      <RowNote>{t('accounts.passkey.help')}</RowNote>
      {query.isPending && <Skeleton height={96} />}
      {passkeys?.length === 0 && <RowNote>{t('accounts.passkey.none')}</RowNote>}
      <IconRows>
        {passkeys?.map((passkey) => (
          <Row key={passkey.id} userId={userId} passkey={passkey} stays={stays} />
        ))}
      </IconRows>
      {passkeys && <Add userId={userId} />}
    </Card>
  )
}

/** The device makes it, then it is given a name. */
function Add({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const make = useMakePasskey()
  const [made, setMade] = useState<NewPasskey | null>(null)
  const failed = make.data && 'failed' in make.data ? make.data.failed : null
  const begin = () =>
    run(make, userId, {
      onSuccess: (making) => {
        if ('made' in making) setMade(making.made)
      },
    })
  return (
    <>
      {failed && <RowNote role="status">{t(`accounts.passkey.${failed}`)}</RowNote>}
      {make.error && <ErrorBlock title={t('accounts.passkey.failed')} error={make.error} />}
      <ActButton
        mt={8}
        variant="default"
        loading={make.isPending}
        closed={knowsPasskeys() ? null : t('accounts.passkey.unknown')}
        onClick={begin}
      >
        {t('accounts.passkey.add')}
      </ActButton>
      {made && <NewPasskeyDialog userId={userId} made={made} onClose={() => setMade(null)} />}
    </>
  )
}

type RowProps = {
  userId: number
  passkey: Passkey
  /** Why it cannot be removed. */
  stays: ReturnType<ReturnType<typeof useReason>>
}

function Row({ userId: user_id, passkey, stays }: RowProps) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const remove = useRemovePasskey()
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const close = () => setAsked(null)
  const { id: passkey_id, name, created_at, last_used_at } = passkey
  const at = formatDateTime(created_at)
  return (
    <IconRow
      icon={IconKey}
      title={name}
      notes={[
        last_used_at
          ? t('accounts.passkey.used', { at, used: formatDateTime(last_used_at) })
          : t('accounts.passkey.since', { at }),
      ]}
      acts={
        <>
          <ActButton
            variant="default"
            size="xs"
            aria-label={t('accounts.passkey.renameOne', { name })}
            onClick={() => setAsked('rename')}
          >
            {t('accounts.passkey.rename')}
          </ActButton>
          <ActButton
            variant="default"
            size="xs"
            aria-label={t('accounts.passkey.removeOne', { name })}
            closed={stays}
            onClick={() => setAsked('remove')}
          >
            {t('accounts.passkey.remove')}
          </ActButton>
        </>
      }
    >
      {asked === 'rename' && <RenamePasskeyDialog userId={user_id} passkey={passkey} onClose={close} />}
      {asked === 'remove' && (
        <Confirm
          title={t('accounts.passkey.removeOne', { name })}
          text={t('accounts.passkey.removeText')}
          call={remove}
          input={{ user_id, passkey_id }}
          onDone={() => {
            close()
            tellSuccess(t('accounts.passkey.removed', { name }))
          }}
          onClose={close}
        />
      )}
    </IconRow>
  )
}
