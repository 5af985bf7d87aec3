import { isDone, type BookletItem } from '@logis/contract/booklet.rules'
import { Button, Skeleton } from '@mantine/core'
import {
  IconChevronDown,
  IconDownload,
  IconFileTypePdf,
  IconFileZip,
  IconLink,
  IconPackageImport,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { useClosedToSupport, useReason } from '../platform/reasons.ts'
import { Card } from '../ui/Card.tsx'
import { today } from '../ui/day.ts'
import { MenuButton } from '../ui/MenuButton.tsx'
import { onDemand } from '../ui/onDemand.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { run } from '../ui/call.ts'
import {
  useBooklet,
  useDownloadBooklet,
  type Booklet,
  type BookletFile,
  type BookletItemState,
  type BookletPart,
} from './api.ts'
import classes from './Booklet.module.css'
import { BookletDetail } from './BookletDetail.tsx'
import { StateIcon } from './StateIcon.tsx'

const AnswerDialog = onDemand(() => import('./AnswerDialog.tsx').then((module) => module.AnswerDialog))
const WithdrawDialog = onDemand(() => import('./AnswerDialog.tsx').then((module) => module.WithdrawDialog))
const AskDialog = onDemand(() => import('./AskDialog.tsx').then((module) => module.AskDialog))
const RevokeAskDialog = onDemand(() => import('./RevokeAskDialog.tsx').then((module) => module.RevokeAskDialog))
const TriggerDialog = onDemand(() => import('./TriggerDialog.tsx').then((module) => module.TriggerDialog))
const WorkDialog = onDemand(() => import('./WorkDialogs.tsx').then((module) => module.WorkDialog))
const RemoveWorkDialog = onDemand(() => import('./WorkDialogs.tsx').then((module) => module.RemoveWorkDialog))
const SharesDialog = onDemand(() => import('./SharesDialog.tsx').then((module) => module.SharesDialog))
const ImportDialog = onDemand(() => import('./ImportDialog.tsx').then((module) => module.ImportDialog))
const HandOverDialog = onDemand(() => import('./HandOverDialog.tsx').then((module) => module.HandOverDialog))

/** What a reader may begin from an item. */
export type Opened =
  | { act: 'answer' | 'withdraw' | 'ask'; item: BookletItem; part: BookletPart }
  | { act: 'trigger' | 'work' | 'handover' | 'shares' | 'import' }
  | { act: 'revokeAsk'; ask: Booklet['asks'][number] }
  | { act: 'removeWork'; work: Booklet['works'][number] }

/** The booklet that the law asks for: how far it is, what is missing and why, and the way to complete it. */
export function BookletCard({ project: { id, name } }: { project: { id: number; name: string } }) {
  const { t } = useTranslation()
  const reason = useReason()
  const { data, error, refetch } = useSettled(useBooklet(id))
  const [opened, open] = useState<Opened | null>(null)
  const close = () => open(null)
  const booklet = data?.data
  const law = booklet?.items.map(({ law: { date } }) => date).reduce((last, date) => (date > last ? date : last), '')
  return (
    <Card
      title={t('booklet.title')}
      error={error}
      onRetry={() => void refetch()}
      chips={booklet && <Chip booklet={booklet} />}
      actions={
        booklet && (
          <ExportMenu
            residenceId={id}
            name={name}
            onShare={booklet.cannot.write === null ? () => open({ act: 'shares' }) : null}
            onImport={booklet.cannot.write === null ? () => open({ act: 'import' }) : null}
          />
        )
      }
    >
      {!booklet && <Skeleton height={160} />}
      {booklet && law && (
        <p className={classes.intro}>
          {t('booklet.asOf', { date: formatDate(today()), law: formatDate(law) })}{' '}
          {booklet.last_export &&
            t(booklet.last_export.is_stale ? 'booklet.export.stale' : 'booklet.export.last', {
              date: formatDate(booklet.last_export.made_at),
            })}
        </p>
      )}
      <ul className={classes.list}>
        {booklet?.items.map((item) => (
          <Item key={item.code} booklet={booklet} item={item} closed={reason(booklet.cannot.write)} onOpen={open} />
        ))}
      </ul>
      {opened?.act === 'answer' && <AnswerDialog residenceId={id} {...opened} onClose={close} />}
      {opened?.act === 'withdraw' && <WithdrawDialog residenceId={id} {...opened} onClose={close} />}
      {opened?.act === 'ask' && <AskDialog residenceId={id} {...opened} onClose={close} />}
      {opened?.act === 'revokeAsk' && <RevokeAskDialog residenceId={id} ask={opened.ask} onClose={close} />}
      {opened?.act === 'trigger' && booklet && <TriggerDialog residenceId={id} booklet={booklet} onClose={close} />}
      {opened?.act === 'work' && <WorkDialog residenceId={id} onClose={close} />}
      {opened?.act === 'removeWork' && <RemoveWorkDialog residenceId={id} work={opened.work} onClose={close} />}
      {opened?.act === 'import' && <ImportDialog residenceId={id} onClose={close} />}
      {opened?.act === 'shares' && <SharesDialog residenceId={id} onClose={close} />}
      {opened?.act === 'handover' && <HandOverDialog residenceId={id} onClose={close} />}
    </Card>
  )
}

type MenuProps = {
  residenceId: number
  name: string
  onShare: (() => void) | null
  onImport: (() => void) | null
}

/** It is always made: what is missing stands in it. */
function ExportMenu({ residenceId, name, onShare, onImport }: MenuProps) {
  const { t } = useTranslation()
  const download = useDownloadBooklet(residenceId)
  const closed = useClosedToSupport()
  const as = (kind: BookletFile) => () =>
    run(download, { as: kind, name: t('booklet.export.file', { name, date: today() }) })
  return (
    <MenuButton
      position="bottom-end"
      button={
        <Button
          variant="default"
          loading={download.isPending}
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('booklet.export.act')}
        </Button>
      }
    >
      {(Menu) => (
        <>
          <Menu.Act closed={closed} leftSection={<IconFileTypePdf size={16} aria-hidden />} onClick={as('pdf')}>
            {t('booklet.export.pdf')}
          </Menu.Act>
          <Menu.Act closed={closed} leftSection={<IconFileZip size={16} aria-hidden />} onClick={as('zip')}>
            {t('booklet.export.zip')}
          </Menu.Act>
          {onShare && (
            <Menu.Item leftSection={<IconLink size={16} aria-hidden />} aria-haspopup="dialog" onClick={onShare}>
              {t('booklet.shares.act')}
            </Menu.Item>
          )}
          {onImport && (
            <Menu.Item
              leftSection={<IconPackageImport size={16} aria-hidden />}
              aria-haspopup="dialog"
              onClick={onImport}
            >
              {t('booklet.imports.act')}
            </Menu.Item>
          )}
        </>
      )}
    </MenuButton>
  )
}

function Chip({ booklet: { done, total } }: { booklet: Booklet }) {
  const { t } = useTranslation()
  return (
    <StatusChip
      tone={done === total ? 'success' : 'warning'}
      label={t('booklet.progress', { done, total })}
      title={t('booklet.progressNamed', { done, total })}
    />
  )
}

type ItemProps = {
  booklet: Booklet
  item: BookletItemState
  closed: string | false | null
  onOpen: (opened: Opened) => void
}

function Item({ booklet, item, closed, onOpen }: ItemProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const detailId = useId()
  const open = item.parts.filter(({ state }) => !isDone(state))
  const gap = open.length > 0 && item.parts.length > 1 ? ` – ${open.map(({ name }) => name).join(', ')}` : ''
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.head}
        data-print="kept"
        aria-expanded={isOpen}
        aria-controls={detailId}
        onClick={() => setOpen(!isOpen)}
      >
        <StateIcon state={item.state} />
        <span className={classes.what}>
          <strong>{item.name}</strong>
          <span>
            {t(`booklet.states.${item.state}`)}
            {gap}
          </span>
        </span>
        <IconChevronDown className={classes.chevron ?? ''} data-open={isOpen || undefined} size={18} aria-hidden />
      </button>
      <div id={detailId} hidden={!isOpen}>
        {isOpen && <BookletDetail booklet={booklet} item={item} closed={closed} onOpen={onOpen} />}
      </div>
    </li>
  )
}
