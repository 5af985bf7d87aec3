import { Badge } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFileImport } from '@tabler/icons-react'
import { importTone } from '@logis/contract/studies.rules'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useThermalStudy } from './api.ts'
import classes from './ImportStudyButton.module.css'
import { onDemand } from '../ui/onDemand.tsx'

const ImportDialog = onDemand(() => import('./import/ImportDialog.tsx').then((module) => module.ImportDialog))

/** IMP-13, IMP-14: opens the import, and says in a colour and words how far it has come, or why it is closed. */
export function ImportStudyButton({ projectId }: { projectId: number }) {
  const { t } = useTranslation()
  const reason = useReason()
  const { data } = useThermalStudy(projectId)
  const [importing, open] = useDisclosure(false)
  if (!data) return null
  const { data: study, cannot } = data
  const tone = study && cannot.import === null ? importTone(study.walls) : null
  return (
    <span className={classes.root}>
      <ActButton
        className={classes.button}
        data-tone={tone ?? undefined}
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden />}
        rightSection={
          <Badge size="sm" variant="default" fw={500}>
            {t('studies.importing.beta')}
          </Badge>
        }
        closed={reason(cannot.import)}
        aria-haspopup="dialog"
        onClick={open.open}
      >
        {t('studies.importing.button')}
      </ActButton>
      {tone && study && <StatusChip tone={tone} label={t(`studies.importing.tones.${tone}`, study.walls)} />}
      {importing && <ImportDialog projectId={projectId} onClose={open.close} />}
    </span>
  )
}
