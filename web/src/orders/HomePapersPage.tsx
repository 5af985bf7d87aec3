import type { securityList } from '@logis/contract/security.lists'
import { Button, Skeleton } from '@mantine/core'
import { IconPlus, IconShieldSearch } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { NotesCard } from '../notes/NotesCard.tsx'
import { paths } from '../paths.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { useCrumbs } from '../platform/shell/crumbs.ts'
import { useProject, type Project } from '../projects/api.ts'
import { Card } from '../ui/Card.tsx'
import { FailedPage } from '../ui/FailedPage.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { listedBy } from '../ui/tableSearch.ts'
import { Together } from '../ui/Together.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useInvoices, useOrders, useStates, type Invoice, type PurchaseOrder } from './api.ts'
import { InvoiceState } from './InvoiceState.tsx'
import columns from '../ui/CardColumns.module.css'
import rows from '../ui/Rows.module.css'
import classes from './Orders.module.css'

const NewOrderDialog = onDemand(() => import('./OrderDialogs.tsx').then((module) => module.NewOrderDialog))
const NewInvoiceDialog = onDemand(() => import('./OrderDialogs.tsx').then((module) => module.NewInvoiceDialog))

/** ADMIN-13: what the platform's administrators follow of one home: its states, its orders, its invoices. */
export function HomePapersPage() {
  const { t } = useTranslation()
  const { residence_id } = useParams({ strict: false }) as { residence_id: string }
  const query = useProject(Number(residence_id))
  const home = query.data?.data
  useCrumbs([
    { label: t('administration.title') },
    ...(home ? [{ label: home.name, to: paths.project(home.company.id, home.id) }] : []),
    { label: t('orders.title') },
  ])
  if (query.error)
    return <FailedPage title={t('projectPage.failed')} error={query.error} onRetry={() => void query.refetch()} />
  return home ? <Papers home={home} /> : <Skeleton height={480} />
}

function Papers({ home }: { home: Project }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader
        title={t('orders.title')}
        subtitle={`${home.name} · ${home.company.name}`}
        actions={
          <Button
            variant="default"
            leftSection={<IconShieldSearch size={16} aria-hidden />}
            renderRoot={(props) => (
              <Link
                {...props}
                to={paths.security()}
                search={listedBy<typeof securityList>({ residence_id: String(home.id) })}
              />
            )}
          >
            {t('administration.menu.security')}
          </Button>
        }
      />
      <Together className={columns.cards}>
        <div className={columns.column}>
          <OrdersCard home={home} />
          <InvoicesCard home={home} />
        </div>
        <div className={columns.column}>
          <NotesCard model="Residence" id={home.id} />
          <StatesCard homeId={home.id} />
        </div>
      </Together>
    </>
  )
}

type Props = { home: Project }
const isClosed = ({ deleted_at }: Project) => deleted_at !== null

function OrdersCard({ home }: Props) {
  const { t } = useTranslation()
  const [adding, add] = useState(false)
  const query = useSettled(useOrders(home.id))
  const orders = query.data?.data
  return (
    <Card
      title={t('orders.orders.title')}
      error={query.error}
      onRetry={() => void query.refetch()}
      disabled={isClosed(home) && t('orders.cancelled')}
      actions={<AddButton label={t('orders.orders.add')} onClick={() => add(true)} />}
    >
      <Rows found={orders} empty={t('orders.orders.empty')}>
        {orders?.map((order) => (
          <Row key={order.id} {...order}>
            <StatusChip
              tone={order.status === 'OPEN' ? 'warning' : 'success'}
              label={t(`orders.orders.status.${order.status}`)}
            />
          </Row>
        ))}
      </Rows>
      {adding && <NewOrderDialog homeId={home.id} onClose={() => add(false)} />}
    </Card>
  )
}

function InvoicesCard({ home }: Props) {
  const { t } = useTranslation()
  const [adding, add] = useState(false)
  const query = useSettled(useInvoices(home.id))
  const orders = useOrders(home.id).data?.data ?? []
  const invoices = query.data?.data
  return (
    <Card
      title={t('orders.invoices.title')}
      error={query.error}
      onRetry={() => void query.refetch()}
      disabled={isClosed(home) && t('orders.cancelled')}
      actions={<AddButton label={t('orders.invoices.add')} onClick={() => add(true)} />}
    >
      <Rows found={invoices} empty={t('orders.invoices.empty')}>
        {invoices?.map((invoice) => (
          <Row key={invoice.id} {...invoice}>
            <InvoiceState homeId={home.id} invoice={invoice} closed={isClosed(home)} />
          </Row>
        ))}
      </Rows>
      {adding && (
        <NewInvoiceDialog
          homeId={home.id}
          open={orders.filter(({ status }) => status === 'OPEN')}
          onClose={() => add(false)}
        />
      )}
    </Card>
  )
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} aria-haspopup="dialog" onClick={onClick}>
      {label}
    </Button>
  )
}

type RowsProps = { found: readonly unknown[] | undefined; empty: string; children: ReactNode }
function Rows({ found, empty, children }: RowsProps) {
  if (!found) return <Skeleton height={96} />
  if (found.length === 0) return <p className={classes.note}>{empty}</p>
  return <ul className={rows.rows}>{children}</ul>
}

type Paper = Pick<PurchaseOrder | Invoice, 'number' | 'date' | 'amount'>
function Row({ number, date, amount, children }: Paper & { children: ReactNode }) {
  const { formatNumber } = useFormats()
  return (
    <li>
      <span>
        {number}
        <span className={rows.second}>{formatDate(date)}</span>
      </span>
      <span className={classes.amount}>{formatNumber(amount, { style: 'currency', currency: 'EUR' })}</span>
      <span className={classes.state}>{children}</span>
    </li>
  )
}

const stateNames = ['CREATED', 'CREDENTIALS_SENT', 'ACTIVATED', 'CANCELLED', 'RESTORED'] as const

function StatesCard({ homeId }: { homeId: number }) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const query = useSettled(useStates(homeId))
  const states = query.data?.data
  const nameOf = (state: string) => {
    const known = stateNames.find((name) => name === state)
    return known ? t(`orders.states.names.${known}`) : state
  }
  return (
    <Card title={t('orders.states.title')} error={query.error} onRetry={() => void query.refetch()}>
      <Rows found={states} empty={t('orders.states.empty')}>
        {states?.map(({ state, created_at, actor }) => (
          <li key={`${state}${created_at}`}>
            <span>
              {nameOf(state)}
              <span className={rows.second}>{actor ?? t('orders.states.nobody')}</span>
            </span>
            <span className={classes.note}>{formatDateTime(created_at)}</span>
          </li>
        ))}
      </Rows>
    </Card>
  )
}
