import { isDone } from '@logis/contract/booklet.rules'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../ui/texts.ts'
import { useBooklet, useDownloadBooklet, type BookletFile } from '../../booklet/api.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import type { Home } from '../api.ts'
import { run } from '../../ui/call.ts'
import { today } from '../../ui/day.ts'
import care from './Care.module.css'

const tones = { COMPLETE: 'success', NOT_APPLICABLE: 'neutral', TO_CHECK: 'warning', TO_COMPLETE: 'warning' } as const

/** The booklet in the words of its owner: what it is for, what it holds, what is missing and whom to ask. */
export function BookletCard({ home: { id, name, company } }: { home: Home }) {
  const { t } = useTranslation()
  const booklet = useSettled(useBooklet(id)).data?.data
  const download = useDownloadBooklet(id)
  const take = (as: BookletFile) => () => run(download, { as, name: t('booklet.export.file', { name, date: today() }) })
  const isTaking = (as: BookletFile) => download.isPending && download.variables.as === as
  if (!booklet || booklet.items.length === 0) return null
  const { done, total, items } = booklet
  const missing = items.filter(({ state }) => !isDone(state)).map(({ code }) => t(`booklet.items.${code}`))
  return (
    <Card
      title={t('booklet.dwelling.title')}
      chips={
        <StatusChip
          tone={missing.length === 0 ? 'success' : 'warning'}
          label={t('booklet.progress', { done, total })}
          title={t('booklet.progressNamed', { done, total })}
        />
      }
    >
      <p className={care.note}>{t('booklet.dwelling.text')}</p>
      <ul className={care.list}>
        {items.map(({ code, name, state }) => (
          <li className={care.row} key={code}>
            <span className={care.what}>{name}</span>
            <StatusChip tone={tones[state]} label={t(`booklet.states.${state}`)} />
          </li>
        ))}
      </ul>
      {missing.length > 0 && <p className={care.note}>{t('booklet.dwelling.ask', { company: company.name })}</p>}
      <p className={care.files}>
        <Button
          variant="light"
          loading={isTaking('pdf')}
          disabled={isTaking('zip')}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={take('pdf')}
        >
          {t('booklet.export.pdf')}
        </Button>
        <Button variant="default" loading={isTaking('zip')} disabled={isTaking('pdf')} onClick={take('zip')}>
          {t('booklet.export.zip')}
        </Button>
        <Button component={Link} to={paths.dwellingWorks(id)} variant="default">
          {t('booklet.work.own')}
        </Button>
        <Button component={Link} to={paths.dwellingShares(id)} variant="default">
          {t('booklet.shares.act')}
        </Button>
        {missing.length > 0 && (
          <Button component={Link} to={paths.dwellingMessages(id)} variant="default">
            {t('messages.own.write')}
          </Button>
        )}
      </p>
    </Card>
  )
}
