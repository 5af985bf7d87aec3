import { Button, Skeleton, Text, Textarea, TextInput } from '@mantine/core'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useReason } from '../../platform/reasons.ts'
import { run } from '../../ui/call.ts'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { ErrorBlock, RefusalNote } from '../../ui/ErrorBlock.tsx'
import { PageButtons } from '../../ui/PageButtons.tsx'
import { useFirstFieldFocus } from '../../ui/useFirstFieldFocus.ts'
import { useUnsaved } from '../../ui/useUnsaved.tsx'
import { isAddress, readAddresses, type Pasted } from './addresses.ts'
import { useFlatInvitations, useStartInvitations, type Preview } from './api.ts'
import table from '../../ui/DialogTable.module.css'
import classes from './InviteFlats.module.css'
import { MailShown } from './MailShown.tsx'
import { RunShown } from './RunShown.tsx'

type Props = {
  companyId: number
  buildingId: number
  /** Those that are ticked; without them, all flats. */
  ids?: readonly number[] | undefined
  onDone?: () => void
  onClose: () => void
}

/** The flats of a building invited together: who will get what, then how far it is and what was left out. */
export function InviteFlatsDialog({ companyId, buildingId, ids, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const [runId, setRunId] = useState<number | null>(null)
  const [typed, type] = useState<Typed>({})
  const unsaved = useUnsaved({ isDirty: () => Object.keys(typed).length > 0 && runId === null, onClose })
  const query = useFlatInvitations(buildingId)
  const preview = query.data?.data
  const isOne = ids?.length === 1
  const [tenants, owners] = isOne
    ? (['inviteFlats.tenant', 'inviteFlats.owner'] as const)
    : (['inviteFlats.tenants', 'inviteFlats.owners'] as const)
  const title = preview ? t(preview.is_typed ? tenants : owners) : t('inviteFlats.open')
  const flats = preview?.flats.filter(({ id }) => !ids || ids.includes(id)) ?? []
  if (runId !== null) return <RunShown {...{ title, buildingId, runId, onClose }} />
  return (
    <>
      <Dialog title={title} width="md" closable={!unsaved.isAsking} {...unsaved.frame}>
        {query.error && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
        {!preview && !query.error && <Skeleton height={280} />}
        {preview && (
          <Choice
            {...{ companyId, buildingId, preview, flats, typed, type }}
            onClose={unsaved.frame.onClose}
            onStarted={(id) => {
              setRunId(id)
              onDone?.()
            }}
          />
        )}
      </Dialog>
      {unsaved.question}
    </>
  )
}

type Typed = Record<number, string>
type ChoiceProps = Pick<Props, 'companyId' | 'buildingId' | 'onClose'> & {
  preview: Preview
  flats: Preview['flats']
  typed: Typed
  type: Dispatch<SetStateAction<Typed>>
  onStarted: (runId: number) => void
}

const firstOf = (texts: readonly string[]) => texts.slice(0, 5).join(', ')

function Choice({ companyId, buildingId, preview, flats, typed, type, onStarted, onClose }: ChoiceProps) {
  const { t } = useTranslation()
  const { is_typed, communication_channel_code: code } = preview
  // Named once for the dialog: whoever sends again what may have arrived invites nobody twice.
  const [run_key] = useState(() => crypto.randomUUID())
  const [{ unknown, unread }, tell] = useState<Pick<Pasted, 'unknown' | 'unread'>>({ unknown: [], unread: [] })
  const start = useStartInvitations()
  const [, fields] = useFirstFieldFocus<HTMLDivElement>()
  const addressOf = ({ id, email, cannot }: Preview['flats'][number]) =>
    cannot === null ? (typed[id] ?? email ?? '').trim() : ''
  const invitations = flats
    .map((flat) => ({ residence_id: flat.id, email: addressOf(flat) }))
    .filter(({ email }) => email !== '')
  const faulty = invitations.filter(({ email }) => !isAddress(email)).length
  const count = invitations.length
  const first = invitations[0]?.residence_id
  const paste = (text: string) => {
    const pasted = readAddresses(text, flats)
    tell(pasted)
    type((before) => ({ ...before, ...pasted.emails }))
  }
  const missed = [
    ...(unknown.length > 0 ? [t('inviteFlats.unknown', { count: unknown.length, names: firstOf(unknown) })] : []),
    ...(unread.length > 0 ? [t('inviteFlats.unread', { count: unread.length, emails: firstOf(unread) })] : []),
  ]
  const send = () =>
    run(
      start,
      { building_id: buildingId, run_key, invitations },
      {
        onSuccess: ({ data }) => onStarted(data.id),
      },
    )
  return (
    <div ref={fields} style={{ display: 'contents' }}>
      <Text size="sm" c="dimmed" mb="md">
        {t(
          is_typed
            ? flats.length > 1
              ? 'inviteFlats.helpTenants'
              : 'inviteFlats.helpTenant'
            : 'inviteFlats.helpOwners',
        )}
      </Text>
      {is_typed && flats.length > 1 && (
        <Textarea
          mb="md"
          label={t('inviteFlats.paste')}
          description={t('inviteFlats.pasteHelp')}
          autosize
          minRows={2}
          maxRows={5}
          error={missed.length > 0 && missed.join(' ')}
          onChange={({ currentTarget: { value } }) => paste(value)}
        />
      )}
      <Flats
        {...{ flats, addressOf }}
        isTyped={is_typed}
        valueOf={({ id, email }) => typed[id] ?? email ?? ''}
        onType={(id, value) => type((before) => ({ ...before, [id]: value }))}
      />
      {first !== undefined && <MailShown {...{ companyId, code }} flatId={first} />}
      <RefusalNote error={start.error} />
      <DialogFooter>
        <Button variant="default" disabled={start.isPending} onClick={onClose}>
          {t('ui.action.cancel')}
        </Button>
        <Button loading={start.isPending} disabled={count === 0 || faulty > 0} onClick={send}>
          {t('inviteFlats.submit', { count })}
        </Button>
      </DialogFooter>
    </div>
  )
}

const perPage = 20
type Flat = Preview['flats'][number]
type FlatsProps = {
  flats: Preview['flats']
  isTyped: boolean
  addressOf: (flat: Flat) => string
  valueOf: (flat: Flat) => string
  onType: (id: number, value: string) => void
}

/** Twenty at a time: a building may have a thousand. */
function Flats({ flats, isTyped, addressOf, valueOf, onType }: FlatsProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(flats.length / perPage))
  return (
    <>
      {/* Scrolls past its height, also by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={table.frame} tabIndex={0} role="group" aria-label={t('inviteFlats.table')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('inviteFlats.flat')}</th>
              <th scope="col">{t('inviteFlats.email')}</th>
            </tr>
          </thead>
          <tbody>
            {flats.slice((page - 1) * perPage, page * perPage).map((flat) => {
              const address = addressOf(flat)
              return (
                <tr key={flat.id}>
                  <td className={classes.flat}>{flat.name}</td>
                  <td>
                    {isTyped ? (
                      <TextInput
                        size="sm"
                        type="email"
                        autoComplete="off"
                        aria-label={t('inviteFlats.emailOf', { name: flat.name })}
                        value={valueOf(flat)}
                        error={address !== '' && !isAddress(address) && t('inviteFlats.invalid')}
                        onChange={({ currentTarget: { value } }) => onType(flat.id, value)}
                      />
                    ) : flat.cannot === null ? (
                      flat.email
                    ) : (
                      <span className={classes.closed}>{reason(flat.cannot)}</span>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className={classes.foot}>
        <PageButtons pages={pages} page={page} onChange={setPage} />
      </div>
    </>
  )
}
