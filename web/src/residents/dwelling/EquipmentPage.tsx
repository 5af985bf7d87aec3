import type { DeviceRow } from '@logis/contract/devices'
import { Skeleton } from '@mantine/core'
import { IconChevronRight, IconDeviceImac } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { Apart } from '../../ui/Alone.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { thumbnailOf } from '../../ui/thumbnail.ts'
import { useSettled } from '../../ui/useSettled.ts'
import type { Home } from '../api.ts'
import { FilterField } from '../FilterField.tsx'
import { many, matches } from '../fileTree.ts'
import { useEquipment } from './api.ts'
import classes from './Equipment.module.css'
import care from './Care.module.css'
import { useLoadedHome } from './home.ts'
import page from './HomeNow.module.css'
import { InterventionsCard } from './InterventionsCard.tsx'
import { StudyCard } from './StudyCard.tsx'

const DeviceDialog = onDemand(() => import('./DeviceDialog.tsx').then((module) => module.DeviceDialog))

/** What the home is made of, what the study says of it, and what was done there. */
export function EquipmentPage() {
  const home = useLoadedHome()
  return (
    <div className={page.page}>
      <Apart>
        <Equipment home={home} />
        <StudyCard home={home} />
        <InterventionsCard home={home} />
      </Apart>
    </div>
  )
}

function Equipment({ home }: { home: Home }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useSettled(useEquipment(home.id))
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<DeviceRow | null>(null)
  const title = t('dwelling.equipment.title')
  if (error && error.reason !== 'SERVICE_PROVISION_REQUIRED')
    return <Card title={title} error={error} onRetry={() => void refetch()} />
  if (!data && !error)
    return (
      <Card title={title}>
        <Skeleton height={168} role="status" aria-label={t('ui.loading')} />
      </Card>
    )
  const rows = data?.data ?? []
  if (rows.length === 0)
    return (
      <Card title={title}>
        <EmptyState icon={IconDeviceImac} text={t('dwelling.equipment.none', { company: home.company.name })} />
      </Card>
    )
  const found = rows.filter(({ name, manufacturer, reference }) =>
    matches(`${name} ${manufacturer} ${reference}`, text),
  )
  return (
    <>
      {rows.length > many && (
        <FilterField
          label={t('dwelling.equipment.filter')}
          value={text}
          found={t('dwelling.equipment.found', { count: found.length })}
          onChange={setText}
        />
      )}
      <Shelf title={title} rows={found.filter(({ type }) => type === 'PRODUCT')} onOpen={setOpened} />
      <Shelf
        title={t('dwelling.equipment.materials')}
        rows={found.filter(({ type }) => type === 'MATERIAL')}
        onOpen={setOpened}
      />
      {opened && <DeviceDialog row={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

type ShelfProps = { title: string; rows: readonly DeviceRow[]; onOpen: (row: DeviceRow) => void }

function Shelf({ title, rows, onOpen }: ShelfProps) {
  if (rows.length === 0) return null
  return (
    <Card title={title} chips={<span className={classes.count}>{rows.length}</span>}>
      <ul className={care.list}>
        {rows.map((row) => (
          <Row key={`${row.model_type} ${row.id}`} row={row} onOpen={() => onOpen(row)} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ row, onOpen }: { row: DeviceRow; onOpen: () => void }) {
  const { t } = useTranslation()
  const { name, product, manufacturer, picture_path, model_type, quantity } = row
  // What nobody makes has no maker to tell.
  const maker = model_type === 'DEVICE' ? !product?.generic && manufacturer : t('dwelling.equipment.waiting')
  const [failed, setFailed] = useState(false)
  const inside = (
    <>
      <span className={classes.picture}>
        {picture_path && !failed ? (
          <img
            src={thumbnailOf(picture_path, 'small')}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(true)}
          />
        ) : (
          <IconDeviceImac size={24} stroke={1.5} aria-hidden />
        )}
      </span>
      <span className={care.what}>
        <strong>{name}</strong>
        <span>{[maker, quantity !== 1 && `× ${quantity}`].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
  // What waits for the catalogue has nothing more to tell yet.
  if (model_type !== 'DEVICE') return <li className={care.row}>{inside}</li>
  return (
    <li>
      <button type="button" className={care.row} aria-haspopup="dialog" onClick={onOpen}>
        {inside}
        <IconChevronRight size={18} aria-hidden />
      </button>
    </li>
  )
}
