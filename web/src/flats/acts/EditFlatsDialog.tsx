import {
  flatFields,
  flatKey,
  readFlat,
  withRepeated,
  type FlatCells,
  type FlatField,
} from '@logis/contract/flats.rules'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { useFormats } from '../../platform/formats.ts'
import { run } from '../../ui/call.ts'
import { Dialog, DialogFooter } from '../../ui/Dialog.tsx'
import { ErrorBlock, RefusalNote } from '../../ui/ErrorBlock.tsx'
import { PageButtons } from '../../ui/PageButtons.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import { useUnsaved } from '../../ui/useUnsaved.tsx'
import { everyFlat, useFlats, type FlatRow } from '../api.ts'
import { useEditFlats } from './api.ts'
import table from '../../ui/DialogTable.module.css'
import classes from './FlatActs.module.css'
import { faultText } from './flatPreview.ts'

type Props = { buildingId: number; onClose: () => void }

/** Names, sizes, floors and stairs of several flats, saved at once. */
export function EditFlatsDialog({ buildingId, onClose }: Props) {
  const { t } = useTranslation()
  const query = useSettled(useFlats(buildingId, everyFlat))
  if (query.data) return <EditForm buildingId={buildingId} flats={query.data.data} onClose={onClose} />
  return (
    <Dialog title={t('flatActs.edit.open')} width="md" onClose={onClose}>
      {query.error ? (
        <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}

const perPage = 20

type Edits = Readonly<Record<number, Partial<FlatCells>>>

/** What stands in the fields, and what is wrong there; two of one name are both told. */
const useEditing = (flats: readonly FlatRow[]) => {
  const { formatNumber } = useFormats()
  const [edits, setEdits] = useState<Edits>({})
  const cellsOf = ({ id, name, size, floor, stairs }: FlatRow): FlatCells => ({
    name,
    size: size === null ? '' : formatNumber(size, { maximumFractionDigits: 2, useGrouping: false }),
    floor: floor === null ? '' : String(floor),
    stairs: stairs ?? '',
    ...edits[id],
  })
  const read = flats.map((flat, index) => readFlat(cellsOf(flat), index))
  const rows = flats.map((flat, index) => ({ flat, cells: cellsOf(flat), read: read[index]! }))
  const changed = rows.filter(({ flat, read }) => flatFields.some((field) => flat[field] !== read[field]))
  const isRenamed = new Set(changed.filter(({ flat, read }) => flat.name !== read.name).map(({ flat }) => flat.id))
  const repeated = new Set(
    [...withRepeated(read), ...withRepeated(read.toReversed())]
      .filter(({ faults }) => faults.some(({ code }) => code === 'repeated'))
      .map(({ line }) => line),
  )
  const withFaults = rows.map(({ flat, cells, read }, index) => ({
    flat,
    cells,
    faults:
      repeated.has(index) && isRenamed.has(flat.id)
        ? [...read.faults, { field: 'name' as const, code: 'repeated' as const, typed: read.name }]
        : read.faults,
  }))
  const set = (id: number, field: FlatField, value: string) =>
    setEdits((before) => ({ ...before, [id]: { ...before[id], [field]: value } }))
  return {
    rows: withFaults,
    input: changed.map(({ flat: { id }, read: { name, size, floor, stairs } }) => ({ id, name, size, floor, stairs })),
    isFaulty: withFaults.some(({ faults }) => faults.length > 0),
    set,
  }
}

type Editing = ReturnType<typeof useEditing>

function EditForm({ buildingId, flats, onClose }: Props & { flats: readonly FlatRow[] }) {
  const { t } = useTranslation()
  const editing = useEditing(flats)
  const edit = useEditFlats()
  const count = editing.input.length
  const isReady = count > 0 && !editing.isFaulty
  const unsaved = useUnsaved({ isDirty: () => (count > 0 || editing.isFaulty) && !edit.isSuccess, onClose })
  const send = () =>
    run(
      edit,
      { building_id: buildingId, flats: editing.input },
      {
        onSuccess: ({ data }) => {
          tellSuccess(t('flatActs.edit.done', { count: data.changed }))
          onClose()
        },
      },
    )
  return (
    <>
      <Dialog
        title={t('flatActs.edit.open')}
        width="md"
        closable={!edit.isPending && !unsaved.isAsking}
        {...unsaved.frame}
      >
        <EditTable editing={editing} />
        <RefusalNote error={edit.error} />
        <DialogFooter>
          <Button variant="default" disabled={edit.isPending} onClick={unsaved.frame.onClose}>
            {t('ui.action.cancel')}
          </Button>
          <Button loading={edit.isPending} disabled={!isReady} onClick={send}>
            {t('flatActs.edit.submit', { count: isReady ? count : 0 })}
          </Button>
        </DialogFooter>
      </Dialog>
      {unsaved.question}
    </>
  )
}

/** Twenty at a time: a building may have a thousand. */
function EditTable({ editing: { rows, set } }: { editing: Editing }) {
  const { t } = useTranslation()
  const [wanted, want] = useState('')
  const [page, setPage] = useState(1)
  const found = rows.filter(({ flat }) => flatKey(flat.name).includes(flatKey(wanted)))
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const shown = found.slice((Math.min(page, pages) - 1) * perPage, Math.min(page, pages) * perPage)
  return (
    <>
      {rows.length > perPage && (
        <TextInput
          type="search"
          data-autofocus
          aria-label={t('flatActs.edit.filter')}
          placeholder={t('flatActs.edit.filter')}
          value={wanted}
          onChange={({ currentTarget: { value } }) => {
            want(value)
            setPage(1)
          }}
        />
      )}
      <div className={`${table.frame} ${classes.preview}`}>
        <table className={`${table.table} ${classes.fields}`} aria-label={t('flatActs.edit.table')}>
          <thead>
            <tr>
              {flatFields.map((field) => (
                <th key={field}>{t(`flatActs.column.${field}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ flat, cells, faults }, at) => (
              <tr key={flat.id}>
                {flatFields.map((field) => {
                  const fault = faults.find((each) => each.field === field)
                  return (
                    <td key={field}>
                      <TextInput
                        size="sm"
                        data-autofocus={at === 0 || undefined}
                        aria-label={t('flatActs.edit.of', { field: t(`flatActs.column.${field}`), name: flat.name })}
                        value={cells[field]}
                        error={fault && faultText(t, fault)}
                        onChange={({ currentTarget: { value } }) => set(flat.id, field, value)}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length === 0 && <p className={classes.summary}>{t('flatActs.edit.none')}</p>}
      <div className={classes.foot}>
        <PageButtons pages={pages} page={Math.min(page, pages)} onChange={setPage} />
      </div>
    </>
  )
}
