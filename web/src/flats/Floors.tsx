import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '@logis/contract/projects'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { everyFlat, useFlats, type FlatRow, type FlatsShown } from './api.ts'
import { FlatPanel, type FlatParts } from './FlatPanel.tsx'
import classes from './Floors.module.css'
import { floorsOf, shortNames, stepFrom } from './floors.ts'
import { flatStateOf } from './flatState.ts'
import { useFloorText } from './useFloorText.ts'
import { useOpenedFlat } from './useOpenedFlat.ts'

type Props = { project: Pick<Project, 'id' | 'capabilities'>; companyId: number; parts?: FlatParts | undefined }

/** A building as it stands: a line for each floor, a cell for each flat. */
export function Floors({ project, companyId, parts }: Props) {
  const { t } = useTranslation()
  const query = useFlats(project.id, everyFlat)
  const { opened, open } = useOpenedFlat(query.data?.data)
  if (query.error) return <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton height={200} />
  const { data, shows } = query.data
  if (data.length === 0) return <EmptyState text={t('flats.empty')} />
  const flats = floorsOf(data).flatMap((floor) => floor.flats)
  return (
    <>
      <Told flats={data} shows={shows} />
      <Grid flats={data} shows={shows} opened={opened} onOpen={open} />
      {opened && (
        <FlatPanel
          {...{ companyId, shows, flats, opened, parts }}
          withDevices={project.capabilities.includes('devices')}
          onOpen={open}
        />
      )}
    </>
  )
}

/** How far the building has come, and what the cells mean. */
function Told({ flats, shows }: { flats: readonly FlatRow[]; shows: FlatsShown }) {
  const { t } = useTranslation()
  const states = flats.map((flat) => flatStateOf(flat, shows))
  const count = states.filter((state) => state === 'active').length
  const total = flats.length
  const shown = (['active', 'invited', 'idle'] as const).filter((state) => states.includes(state))
  return (
    <div className={classes.told}>
      <strong>
        {shows.tenants ? t('flats.told.occupied', { count, total }) : t('flats.told.activated', { count, total })}
      </strong>
      <ul className={classes.key}>
        {shown.map((state) => (
          <li key={state}>
            <span className={classes.sample} data-state={state} aria-hidden />
            {t(shows.tenants ? `flats.state.${state}` : `flats.stateOfOwner.${state}`)}
          </li>
        ))}
        {flats.some(({ is_requested }) => is_requested) && (
          <li>
            <span className={classes.dot} aria-hidden />
            {t('flats.requested')}
          </li>
        )}
      </ul>
    </div>
  )
}

type GridProps = {
  flats: readonly FlatRow[]
  shows: FlatsShown
  opened: FlatRow | null
  onOpen: (flat: FlatRow) => void
}

/** One stop of the keyboard; the arrows go on from cell to cell. */
function Grid({ flats, shows, opened, onOpen }: GridProps) {
  const { t } = useTranslation()
  const floorText = useFloorText()
  const helpId = useId()
  const grid = useRef<HTMLDivElement>(null)
  const floors = floorsOf(flats)
  const [current, setCurrent] = useState<number | null>(null)
  const stop = flats.some(({ id }) => id === current) ? current : floors[0]?.flats[0]?.id
  const short = shortNames(flats)
  const move = (event: KeyboardEvent, row: number, column: number) => {
    const next = stepFrom(floors, { row, column }, event.key)
    if (!next) return
    event.preventDefault()
    setCurrent(next.id)
    grid.current?.querySelector<HTMLElement>(`[data-flat="${next.id}"]`)?.focus()
  }
  const nameOf = (flat: FlatRow) => {
    const state = flatStateOf(flat, shows)
    return [
      flat.name,
      floorText(flat.floor),
      t(shows.tenants ? `flats.state.${state}` : `flats.stateOfOwner.${state}`),
      flat.is_requested && t('flats.requested'),
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <div ref={grid} className={classes.floors} role="group" aria-label={t('flats.title')} aria-describedby={helpId}>
      <VisuallyHidden id={helpId}>{t('flats.floor.help')}</VisuallyHidden>
      {floors.map(({ floor, flats: own }, row) => (
        <div className={classes.floor} key={floor ?? 'unknown'}>
          <span className={classes.name}>{floorText(floor) ?? t('flats.floor.unknown')}</span>
          <div className={classes.cells}>
            {own.map((flat, column) => (
              <button
                key={flat.id}
                type="button"
                className={classes.cell}
                data-flat={flat.id}
                data-state={flatStateOf(flat, shows)}
                data-opened={opened?.id === flat.id || undefined}
                data-requested={flat.is_requested || undefined}
                aria-label={nameOf(flat)}
                tabIndex={flat.id === stop ? 0 : -1}
                onFocus={() => setCurrent(flat.id)}
                onKeyDown={(event) => move(event, row, column)}
                onClick={() => onOpen(flat)}
              >
                {short(flat.name)}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
