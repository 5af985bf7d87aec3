import { Button, Switch, Text } from '@mantine/core'
import { groupRows, type WallRow } from '@logis/contract/studies.walls'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { ActButton } from '../../ui/ActButton.tsx'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { run } from '../../ui/call.ts'
import { useImportWalls } from '../api.ts'
import { Building } from './Building.tsx'
import classes from './CompareDialog.module.css'
import { ImportRefused } from './ImportRefused.tsx'
import { importOf, rowWords, type WallState } from './wallForms.ts'
import { useImportWords } from './useImportWords.ts'
import { useWallName } from './wallLook.ts'

type Props = {
  projectId: number
  studyId: number
  ready: readonly WallState[]
  onDone: (keys: string[]) => void
  onClose: () => void
}

/** IMP-07, IMP-20, IMP-21: what each wall has and will have; those that are ignored keep what they have. */
export function CompareDialog({ projectId, studyId, ready, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const nameOf = useWallName()
  const [ignored, setIgnored] = useState<readonly string[]>([])
  const send = useImportWalls()
  const inWordsOf = useImportWords(ready)
  const taken = ready.filter(({ key }) => !ignored.includes(key))
  const replaced = taken.filter(({ saved }) => saved.length > 0).length
  const submit = () =>
    run(
      send,
      { residence_id: projectId, study_id: studyId, walls: taken.map(importOf) },
      {
        onSuccess: () => {
          tellSuccess(t('studies.importing.done', { count: taken.length }))
          onDone(taken.map(({ key }) => key))
        },
      },
    )
  return (
    <Dialog title={t('studies.importing.compare')} width="md" closable={!send.isPending} onClose={onClose}>
      <Text>
        {t('studies.importing.compareText', { count: taken.length })}{' '}
        {replaced > 0 && <strong>{t('studies.importing.replaces', { count: replaced })}</strong>}
      </Text>
      <ul className={classes.walls}>
        {ready.map((state) => {
          const isIgnored = ignored.includes(state.key)
          return (
            <li className={classes.wall} key={state.key} data-ignored={isIgnored || undefined}>
              <div className={classes.header}>
                <span>
                  <span className={classes.name}>{nameOf(state)}</span> <Building number={state.building} />
                </span>
                <Switch
                  label={t('studies.importing.ignore')}
                  aria-label={t('studies.importing.ignoreWall', { name: nameOf(state) })}
                  size="sm"
                  checked={isIgnored}
                  onChange={() =>
                    setIgnored(isIgnored ? ignored.filter((key) => key !== state.key) : [...ignored, state.key])
                  }
                />
              </div>
              <div className={classes.sides}>
                <Side title={t('studies.importing.before')} rows={state.saved} />
                {isIgnored ? (
                  <Text size="sm" c="dimmed">
                    {t('studies.importing.ignored')}
                  </Text>
                ) : (
                  <Side title={t('studies.importing.after')} rows={state.rows} />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {send.error && (
        <ImportRefused error={inWordsOf(send.error, send.variables)} advice={t('studies.importing.takenAmong')} />
      )}
      <DialogFooter>
        <Button variant="default" disabled={send.isPending} onClick={onClose}>
          {t('ui.action.cancel')}
        </Button>
        <ActButton
          closed={taken.length === 0 ? t('studies.importing.allIgnored') : null}
          loading={send.isPending}
          onClick={submit}
        >
          {t('studies.importing.submit', { count: taken.length })}
        </ActButton>
      </DialogFooter>
    </Dialog>
  )
}

function Side({ title, rows }: { title: string; rows: readonly WallRow[] }) {
  const { t } = useTranslation()
  const { formatNumber } = useFormats()
  return (
    <div>
      <p className={classes.side}>{title}</p>
      {rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('studies.importing.nothingBefore')}
        </Text>
      )}
      <ul className={classes.rows}>
        {groupRows(rows).map(({ row, quantity }) => (
          <li key={JSON.stringify(row)}>
            {quantity !== 1 && `${formatNumber(quantity)} × `}
            {rowWords(row)}
            <span className={classes.sizes}>
              {row.surface !== null && `${formatNumber(row.surface)}\u00a0m²`}
              {row.surface !== null && row.thickness !== null && ' · '}
              {row.thickness !== null && `${formatNumber(row.thickness)}\u00a0mm`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
