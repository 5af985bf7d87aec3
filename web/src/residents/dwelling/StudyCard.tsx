import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { useDownload } from '../../platform/storedFiles.ts'
import { Card } from '../../ui/Card.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import type { Home } from '../api.ts'
import { useEnvelope, useStudy } from './api.ts'
import care from './Care.module.css'
import { summaryOf, type Post } from '@logis/contract/studies.summary.rules'

/** The thermal study in the words of those who live behind its walls. Without one there is nothing to say. */
export function StudyCard({ home }: { home: Home }) {
  const { t } = useTranslation()
  const study = useStudy(home.id).data?.data
  const isRead = study?.status === 'PARSED'
  const envelope = useEnvelope(home.id, isRead).data
  const download = useDownload()
  const posts = envelope ? summaryOf(envelope) : []
  if (!study || !isRead || posts.length === 0) return null
  const { file } = study
  return (
    <Card
      title={t('dwelling.study.title')}
      actions={
        file && (
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate(file)}
          >
            {t('dwelling.study.file')}
          </Button>
        )
      }
    >
      <p className={care.note}>{t('dwelling.study.intro')}</p>
      <ul className={care.list}>
        {posts.map((post) => (
          <Line key={post.kind} post={post} />
        ))}
      </ul>
      <p className={care.note}>{t('dwelling.study.explain')}</p>
    </Card>
  )
}

const tones = { A: 'success', B: 'success', C: 'warning' } as const

function Line({ post: { kind, surface, insulation, loss, grade } }: { post: Post }) {
  const { t } = useTranslation()
  const facts = [
    t('dwelling.study.surface', { value: surface }),
    insulation !== null && t('dwelling.study.insulation', { value: insulation }),
    loss !== null && t('dwelling.study.loss', { value: loss }),
  ].filter(Boolean)
  return (
    <li className={care.row}>
      <span className={care.what}>
        <strong>{t(`dwelling.study.${kind}`)}</strong>
        <span>{facts.join(' · ')}</span>
      </span>
      {grade && <StatusChip tone={tones[grade]} label={t(`dwelling.study.grade.${grade}`)} />}
    </li>
  )
}
