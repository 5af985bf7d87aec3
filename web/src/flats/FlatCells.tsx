import { VisuallyHidden } from '@mantine/core'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../ui/texts.ts'
import type { FlatRow, FlatsShown } from './api.ts'
import classes from './FlatCells.module.css'
import { floorsOf, shortNames, stepFrom } from './floors.ts'
import { flatStateOf } from './flatState.ts'
import { useFloorText } from './useFloorText.ts'

const isRefused = ({ invitation_refused_at }: FlatRow) => invitation_refused_at !== null
/** Something is to be handled there. */
const waits = (flat: FlatRow) => flat.is_requested || isRefused(flat)

/** How far the building has come, and what the cells mean. */
export function FlatKey({ flats, shows }: { flats: readonly FlatRow[]; shows: FlatsShown }) {
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
        {flats.some(waits) && (
          <li>
            <span className={classes.dot} aria-hidden />
            {t(flats.some(isRefused) ? 'flats.toHandle' : 'flats.requested')}
          </li>
        )}
      </ul>
    </div>
  )
}

type CellsProps = {
  flats: readonly FlatRow[]
  shows: FlatsShown
  /** The flat that is shown beside. */
  openedId: number | null
  /** Beside the name of the building there is less room. */
  size?: 'small'
  title: string
  onOpen: (flat: FlatRow) => void
}

/** One stop of the keyboard; the arrows go on from cell to cell. */
export function FlatCells({ flats, shows, openedId, size, title, onOpen }: CellsProps) {
  const { t } = useTranslation()
  const floorText = useFloorText()
  const shortFloor = useFloorText('short')
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
      isRefused(flat) && t('flats.trouble.row'),
    ]
      .filter(Boolean)
      .join(', ')
  }
  return (
    <div
      ref={grid}
      className={classes.floors}
      role="group"
      aria-label={title}
      aria-describedby={helpId}
      data-size={size}
    >
      <VisuallyHidden id={helpId}>{t('flats.floor.help')}</VisuallyHidden>
      {floors.map(({ floor, flats: own }, row) => (
        <div className={classes.floor} key={floor ?? 'unknown'}>
          <span className={classes.name}>
            {size === 'small' ? (shortFloor(floor) ?? '') : (floorText(floor) ?? t('flats.floor.unknown'))}
          </span>
          <div className={classes.cells}>
            {own.map((flat, column) => (
              <button
                key={flat.id}
                type="button"
                className={classes.cell}
                data-flat={flat.id}
                data-state={flatStateOf(flat, shows)}
                data-opened={openedId === flat.id || undefined}
                data-waits={waits(flat) || undefined}
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
