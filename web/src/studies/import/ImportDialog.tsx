import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import type { Reason } from '@logis/contract/errors'
import type { ThermalStudy } from '@logis/contract/studies'
import { wallRefusal } from '@logis/contract/studies.walls'
import { useRef, useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useLabels } from '../../materialLabels/api.ts'
import { useCompanyId } from '../../platform/shell/useCompanyId.ts'
import { ActButton } from '../../ui/ActButton.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { useUnsaved } from '../../ui/useUnsaved.tsx'
import { useAllDevices, useEnvelope, useThermalStudy } from '../api.ts'
import { CompareDialog } from './CompareDialog.tsx'
import classes from './ImportDialog.module.css'
import { useImport } from './useImport.ts'
import { cardId } from './WallCard.tsx'
import { WallCards } from './WallCards.tsx'
import { lineId, WallList } from './WallList.tsx'

/** Whether favourites may be saved; null where the reader has none. */
export type Favourites = { officeId: number | null; cannot: Reason | null }

type Props = { projectId: number; onClose: () => void }

/** IMP-01: the walls of the study and what each is made of. */
export function ImportDialog({ projectId, onClose }: Props) {
  const { t } = useTranslation()
  const study = useSettled(useThermalStudy(projectId))
  const building = useSettled(useEnvelope(projectId))
  const devices = useSettled(useAllDevices(projectId))
  const labels = useSettled(useLabels(useCompanyId()))
  const failed = [study, building, devices].find(({ error }) => error !== null)
  const current = study.data?.data
  const [opened, setOpened] = useState<number | null>(null)
  if (current && opened === null) setOpened(current.id)
  if (current === null) return <Removed onClose={onClose} />
  // A study that takes the place of another arrives before its walls do.
  if (current && building.data?.id === current.id && devices.data && !labels.isPending)
    return (
      <Walls
        key={current.id}
        {...{ projectId, onClose }}
        study={current}
        isReplaced={opened !== null && opened !== current.id}
        envelope={building.data.envelope}
        devices={devices.data.data}
        labels={labels.data?.data ?? []}
        cannotSave={labels.data ? labels.data.cannot.create : 'FORBIDDEN'}
      />
    )
  return (
    <Dialog title={t('studies.importing.title')} width="lg" onClose={onClose}>
      {failed ? (
        <ErrorBlock title={t('studies.importing.failed')} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <div className={classes.walls} role="status" aria-label={t('studies.importing.loading')}>
          <Skeleton height={320} />
          <Skeleton height={320} />
        </div>
      )}
    </Dialog>
  )
}

/** Someone removed the study while its walls were on the screen. */
function Removed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('studies.importing.title')} onClose={onClose}>
      <Text role="alert">{t('studies.importing.removed')}</Text>
      <DialogFooter>
        <Button data-autofocus onClick={onClose}>
          {t('ui.action.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

/** For some frames: what comes into sight above it takes its room only then. */
const bringToTop = (id: string, frames = 4) => {
  document.getElementById(id)?.scrollIntoView()
  if (frames > 1) requestAnimationFrame(() => bringToTop(id, frames - 1))
}

type Facts = Parameters<typeof useImport>[0]
type WallsProps = Props & Facts & { study: ThermalStudy; isReplaced: boolean; cannotSave: Reason | null }

function Walls({ projectId, onClose, study, isReplaced, envelope, devices, labels, cannotSave }: WallsProps) {
  const { t } = useTranslation()
  const companyId = useCompanyId()
  const office = study.company?.id ?? null
  const own = labels.filter((label) => label.company_id === companyId && label.thermal_engineering_office_id === office)
  const work = useImport({ study, envelope, devices, labels: own })
  const [shown, show] = useState<string | null>(null)
  const [comparing, compare] = useDisclosure(false)
  const unsaved = useUnsaved({ isDirty: () => work.isDirty, onDiscard: work.abandon, onClose })
  const ready = work.states.filter((state) => wallRefusal(state) === null)
  const current = work.states.find(({ key }) => key === shown)?.key ?? work.states[0]?.key ?? null
  const back = useRef<HTMLButtonElement>(null)
  const open = (key: string) => {
    show(key)
    // On a phone the cards are drawn by then, and take the focus with them.
    requestAnimationFrame(() => {
      back.current?.focus({ preventScroll: true })
      bringToTop(cardId(key))
    })
  }
  const goBack = () => {
    show(null)
    // The line is drawn by then, and takes the focus back.
    requestAnimationFrame(() => current && document.getElementById(lineId(current))?.focus())
  }
  const imported = (keys: string[]) => {
    work.acts.forget(keys)
    compare.close()
  }
  return (
    <>
      <Dialog
        title={t('studies.importing.title')}
        width="lg"
        closable={!comparing && !unsaved.isAsking}
        {...unsaved.frame}
      >
        {isReplaced && (
          <Alert mb="md" variant="light" icon={<IconInfoCircle size={18} aria-hidden />} role="alert">
            {t('studies.importing.replaced')}
          </Alert>
        )}
        <div className={classes.walls} data-shown={shown !== null || undefined}>
          <WallList states={work.states} current={current} onOpen={open} />
          <WallCards
            {...{ projectId, work, current, back }}
            favourites={cannotSave === 'FORBIDDEN' ? null : { officeId: office, cannot: cannotSave }}
            onBack={goBack}
            onCurrent={show}
          />
        </div>
        <DialogFooter hint={t('studies.importing.ready', { count: ready.length, total: work.states.length })}>
          <ActButton
            closed={ready.length === 0 ? t('studies.importing.nothingReady') : null}
            aria-haspopup="dialog"
            onClick={compare.open}
          >
            {ready.length === 0
              ? t('studies.importing.importAll')
              : t('studies.importing.submit', { count: ready.length })}
          </ActButton>
        </DialogFooter>
      </Dialog>
      {comparing && (
        <CompareDialog {...{ projectId, ready }} studyId={study.id} onDone={imported} onClose={compare.close} />
      )}
      {unsaved.question}
    </>
  )
}
