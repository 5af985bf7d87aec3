import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useTranslation, type Translate } from '../../ui/texts.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { run } from '../../ui/call.ts'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { RefusalNote } from '../../ui/ErrorBlock.tsx'
import { RefusalText } from '../../ui/RefusalText.tsx'
import { useUnsaved } from '../../ui/useUnsaved.tsx'
import { useCreateFlats, useMatchedFlats } from './api.ts'
import classes from './FlatActs.module.css'
import { FlatPreview } from './FlatPreview.tsx'
import { askedNames, previewOf, readTyped, type PreviewRow, type Way } from './flatPreview.ts'

type Props = { buildingId: number; onClose: () => void }

/** Flats as a series or as lines of a spreadsheet: read here, compared with the building, seen, and made once confirmed. */
export function AddFlatsDialog({ buildingId, onClose }: Props) {
  const { t } = useTranslation()
  const [way, setWay] = useState<Way>('series')
  const [typed, setTyped] = useState<Record<Way, string>>({ series: '', list: '' })
  const create = useCreateFlats()
  const text = typed[way]
  const preview = usePreview(buildingId, way, text)
  const added = preview.rows.filter(({ state }) => state === 'new')
  const isReady = preview.isSettled && added.length > 0 && preview.rows.every(({ state }) => state !== 'faulty')
  const unsaved = useUnsaved({ isDirty: () => text.trim() !== '' && !create.isSuccess, onClose })

  const send = () =>
    run(
      create,
      { building_id: buildingId, flats: added.map(({ name, size, floor, stairs }) => ({ name, size, floor, stairs })) },
      {
        onSuccess: ({ data }) => {
          tellSuccess(t('flatActs.add.done', { count: data.created }))
          onClose()
        },
      },
    )
  return (
    <>
      <Dialog
        title={t('flatActs.add.open')}
        width="md"
        closable={!create.isPending && !unsaved.isAsking}
        {...unsaved.frame}
      >
        <SegmentedControl
          className={classes.way ?? ''}
          aria-label={t('flatActs.add.how')}
          value={way}
          onChange={setWay}
          data={[
            { value: 'series', label: t('flatActs.add.series') },
            { value: 'list', label: t('flatActs.add.list') },
          ]}
        />
        <Textarea
          key={way}
          data-autofocus
          label={t(`flatActs.add.${way}Label`)}
          description={t(`flatActs.add.${way}Help`)}
          placeholder={t(`flatActs.add.${way}Example`)}
          error={preview.fault && t(`flatActs.add.seriesFault.${preview.fault.code}`, { line: preview.fault.line })}
          rows={way === 'series' ? 3 : 6}
          value={text}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [way]: value })}
        />
        <p className={classes.summary} role="status">
          {summaryOf(t, preview)}
        </p>
        {preview.rows.length > 0 && <FlatPreview rows={preview.rows} />}
        <RefusalNote error={create.error} />
        <DialogFooter>
          <Button variant="default" disabled={create.isPending} onClick={unsaved.frame.onClose}>
            {t('ui.action.cancel')}
          </Button>
          <Button loading={create.isPending} disabled={!isReady} onClick={send}>
            {t('flatActs.add.submit', { count: isReady ? added.length : 0 })}
          </Button>
        </DialogFooter>
      </Dialog>
      {unsaved.question}
    </>
  )
}

/** What was typed, compared with what the building has, a moment after the last key. */
const usePreview = (buildingId: number, way: Way, text: string) => {
  const [settled] = useDebouncedValue(text, 250)
  const read = useMemo(() => readTyped(way, settled), [way, settled])
  const names = useMemo(() => askedNames(read.flats), [read])
  const matched = useMatchedFlats(buildingId, names)
  const found = names.length === 0 ? [] : matched.data?.data
  const existing = (found ?? []).flatMap((flat) => (flat ? [flat.name] : []))
  return {
    rows: previewOf(read.flats, existing),
    more: read.more,
    fault: read.fault,
    error: matched.error,
    isSettled: settled === text && found !== undefined,
  }
}

type Preview = ReturnType<typeof usePreview>

const summaryOf = (t: Translate, { rows, more, fault, isSettled, error }: Preview) => {
  if (fault) return null
  if (rows.length === 0) return t('flatActs.add.nothing')
  if (!isSettled) return error ? <RefusalText error={error} /> : t('flatActs.add.checking')
  const count = (state: PreviewRow['state']) => rows.filter((row) => row.state === state).length
  const [existing, faulty] = [count('existing'), count('faulty')]
  return [
    t('flatActs.add.new', { count: count('new') }),
    existing > 0 && t('flatActs.add.existing', { count: existing }),
    faulty > 0 && t('flatActs.add.faulty', { count: faulty }),
    more > 0 && t('flatActs.add.more', { count: more }),
  ]
    .filter(Boolean)
    .join(' · ')
}
