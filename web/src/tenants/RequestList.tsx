import { Button } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { run } from '../ui/call.ts'
import { onDemand } from '../ui/onDemand.tsx'
import { nameOf, useAcceptRequest, type AccessRequest } from './api.ts'
import { Person } from './Person.tsx'
import classes from './TenantsCard.module.css'

const RejectDialog = onDemand(() => import('./RejectDialog.tsx').then((module) => module.RejectDialog))

type Props = { requests: readonly AccessRequest[]; namesHome: boolean }

/** TEN-07: who waits, the longest first. */
export function RequestList({ requests, namesHome }: Props) {
  const { t } = useTranslation()
  return (
    <section>
      <h3 className={classes.title}>{t('tenants.requests.title', { count: requests.length })}</h3>
      <RequestTable
        requests={requests}
        {...(namesHome && { homeOf: ({ residence }) => residence.name })}
        since={{ title: t('tenants.requests.since'), of: ({ created_at }) => formatDate(created_at) }}
      />
    </section>
  )
}

type Shown<Request> = {
  /** Which home somebody asks for, where they ask for several. */
  homeOf?: (request: Request) => ReactNode
  /** Since when somebody waits, and what that is called. */
  since: { title: string; of: (request: Request) => string }
}

/** Those who wait, with the two answers; accepting says what else it does before it does it. */
export function RequestTable<Request extends AccessRequest>({
  requests,
  ...shown
}: Shown<Request> & { requests: readonly Request[] }) {
  const { t } = useTranslation()
  const [rejecting, setRejecting] = useState<Request | null>(null)
  const decides = requests.some(({ cannot }) => cannot.reject !== 'FORBIDDEN')
  return (
    <>
      <table className={classes.requests}>
        <thead>
          <tr>
            <th scope="col">{t('tenants.field.person')}</th>
            {shown.homeOf && <th scope="col">{t('tenants.field.home')}</th>}
            <th scope="col">{shown.since.title}</th>
            {decides && (
              <th scope="col" className={classes.acts}>
                {t('tenants.requests.decision')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <Row
              key={request.id}
              request={request}
              {...shown}
              decides={decides}
              onReject={() => setRejecting(request)}
            />
          ))}
        </tbody>
      </table>
      {rejecting && <RejectDialog request={rejecting} onClose={() => setRejecting(null)} />}
    </>
  )
}

type RowProps<Request> = Shown<Request> & { request: Request; decides: boolean; onReject: () => void }

function Row<Request extends AccessRequest>({ request, homeOf, since, decides, onReject }: RowProps<Request>) {
  const { t } = useTranslation()
  return (
    <tr>
      <td className={classes.who}>
        <Person id={request.user_id} name={request.name} username={request.username} />
      </td>
      {homeOf && (
        <td className={classes.fact} data-label={t('tenants.field.home')}>
          {homeOf(request)}
        </td>
      )}
      <td className={classes.fact} data-label={since.title}>
        {since.of(request)}
      </td>
      {decides && (
        <td className={classes.acts}>
          <Acts request={request} onReject={onReject} />
        </td>
      )}
    </tr>
  )
}

function Acts({ request, onReject }: Pick<RowProps<AccessRequest>, 'request' | 'onReject'>) {
  const { t } = useTranslation()
  const reason = useReason()
  const accept = useAcceptRequest()
  const { id: request_id, residence, cannot } = request
  const closed = reason(cannot.accept)
  const name = nameOf(request)
  return (
    <>
      <span className={classes.buttons}>
        {cannot.reject === null && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconX size={16} aria-hidden />}
            aria-label={t('tenants.requests.rejectNamed', { name })}
            aria-haspopup="dialog"
            disabled={accept.isPending}
            onClick={onReject}
          >
            {t('tenants.requests.reject')}
          </Button>
        )}
        <ActButton
          size="compact-md"
          variant="light"
          closed={closed}
          loading={accept.isPending}
          leftSection={<IconCheck size={16} aria-hidden />}
          aria-label={t('tenants.requests.acceptNamed', { name })}
          onClick={() => run(accept, { residence_id: residence.id, request_id }, {})}
        >
          {t('tenants.requests.accept')}
        </ActButton>
      </span>
      {!residence.is_activated && closed === null && (
        <span className={classes.aside}>{t('tenants.requests.activates')}</span>
      )}
    </>
  )
}
