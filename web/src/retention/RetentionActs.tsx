import { retentionFields } from '@logis/contract/retention.rules'
import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconArchive, IconLock, IconLockOpen } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import { RowMenu } from '../ui/RowMenu.tsx'
import { useDecideRetention, useHoldRetention, useReleaseRetention, type Retention } from './api.ts'
import classes from './Retention.module.css'

export type RetentionActName = 'archive' | 'erase' | 'hold' | 'release'
export type Asked = { act: RetentionActName; rows: readonly Retention[]; onDone?: () => void }

type MenuProps = { row: Retention; onAct: (act: RetentionActName, row: Retention) => void }

/** What an administrator decides of what one company left. */
export function RetentionMenu({ row, onAct }: MenuProps) {
  const { t } = useTranslation()
  const reason = useReason()
  const { cannot, company, hold } = row
  return (
    <RowMenu label={t('retention.menu', { name: company.name })}>
      {(Menu) => (
        <>
          <Menu.Act
            leftSection={<IconArchive size={16} aria-hidden />}
            closed={reason(cannot.archive)}
            onClick={() => onAct('archive', row)}
          >
            {t('retention.archive.title')}
          </Menu.Act>
          {hold ? (
            <Menu.Act leftSection={<IconLockOpen size={16} aria-hidden />} onClick={() => onAct('release', row)}>
              {t('retention.release.title')}
            </Menu.Act>
          ) : (
            <Menu.Act
              leftSection={<IconLock size={16} aria-hidden />}
              closed={reason(cannot.hold)}
              onClick={() => onAct('hold', row)}
            >
              {t('retention.hold.title')}
            </Menu.Act>
          )}
          <Menu.Act kind="delete" closed={reason(cannot.erase)} onClick={() => onAct('erase', row)}>
            {t('retention.erase.title')}
          </Menu.Act>
        </>
      )}
    </RowMenu>
  )
}

type DialogProps = Asked & { onClose: () => void }

/** The question of an act that was chosen, of one company or of a selection. */
export function RetentionActDialog({ act, ...asked }: DialogProps) {
  const [first] = asked.rows
  if (!first) return null
  if (act === 'hold') return <Hold row={first} onClose={asked.onClose} />
  if (act === 'release') return <Release row={first} onClose={asked.onClose} />
  return <Decide act={act} {...asked} />
}

const sum = (rows: readonly Retention[], of: (row: Retention) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

function Decide({ act, rows, onDone, onClose }: Omit<DialogProps, 'act'> & { act: 'archive' | 'erase' }) {
  const { t } = useTranslation()
  const homes = sum(rows, ({ homes_count, staying_count }) => homes_count - staying_count)
  const staying = sum(rows, ({ staying_count }) => staying_count)
  const names = rows.map(({ company }) => company.name).join(', ')
  return (
    <Confirm
      title={t(`retention.${act}.title`)}
      text={
        <>
          <p className={classes.names}>{names}</p>
          <p>
            {act === 'erase'
              ? t('retention.erase.text', { count: homes })
              : t('retention.archive.text', { count: rows.length })}
          </p>
          {act === 'erase' && staying > 0 && <p>{t('retention.erase.staying', { count: staying })}</p>}
        </>
      }
      {...(act === 'erase' && { typed: t('retention.erase.word') })}
      destructive={act === 'erase'}
      call={useDecideRetention()}
      input={{ company_ids: rows.map(({ id }) => id), act: act === 'erase' ? 'ERASE' : 'ARCHIVE' }}
      onDone={({ data: { decided } }) => {
        tellSuccess(t(`retention.${act}.done`, { count: decided }))
        onDone?.()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

type OneProps = { row: Retention; onClose: () => void }

function Hold({ row: { id, company }, onClose }: OneProps) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm({
    initialValues: { reason: '' },
    validateInputOnBlur: true,
    validate: { reason: rules.text(retentionFields.reason) },
    transformValues: (values) => ({ ...values, company_id: id }),
  })
  return (
    <DialogForm
      title={t('retention.hold.title')}
      submit={t('retention.hold.submit')}
      form={form}
      call={useHoldRetention()}
      fieldOf={{}}
      onDone={() => {
        tellSuccess(t('retention.hold.done', { name: company.name }))
        onClose()
      }}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <p className={classes.note}>{t('retention.hold.text', { name: company.name })}</p>
        <Textarea label={t('retention.hold.reason')} required autosize minRows={2} {...form.getInputProps('reason')} />
      </div>
    </DialogForm>
  )
}

function Release({ row: { id, company, hold }, onClose }: OneProps) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('retention.release.title')}
      text={t('retention.release.text', { name: company.name, reason: hold?.reason ?? '' })}
      destructive={false}
      call={useReleaseRetention()}
      input={{ company_id: id }}
      onDone={() => {
        tellSuccess(t('retention.release.done', { name: company.name }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
