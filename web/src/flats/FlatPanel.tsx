import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconExternalLink } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Connection } from '../energies/Connection.tsx'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { SidePeek } from '../ui/SidePeek.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Tip } from '../ui/Tip.tsx'
import type { FlatRow, FlatsShown } from './api.ts'
import { FlatDevices } from './FlatDevices.tsx'
import classes from './Flats.module.css'
import { flatStateOf } from './flatState.ts'
import { useFloorText } from './useFloorText.ts'

type Props = {
  companyId: number
  shows: FlatsShown
  withDevices: boolean
  /** Those of the list, in its order. */
  flats: readonly FlatRow[]
  opened: FlatRow
  onOpen: (flat: FlatRow | null) => void
}

/** One flat beside the list; the arrows go to the one before and the one after. */
export function FlatPanel({ companyId, shows, withDevices, flats, opened, onOpen }: Props) {
  const { t } = useTranslation()
  const index = flats.findIndex(({ id }) => id === opened.id)
  const [before, after] = [flats[index - 1], flats[index + 1]]
  const href = paths.project(companyId, opened.id)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === 'ArrowUp' ? before : event.key === 'ArrowDown' ? after : undefined
    if (!next) return
    event.preventDefault()
    onOpen(next)
  }
  return (
    <SidePeek
      title={opened.name}
      onKeyDown={onKeyDown}
      onClose={() => onOpen(null)}
      head={
        <>
          <Neighbour
            label={t('flats.panel.previous')}
            flat={before}
            onOpen={onOpen}
            icon={<IconChevronUp size={18} aria-hidden />}
          />
          <Neighbour
            label={t('flats.panel.next')}
            flat={after}
            onOpen={onOpen}
            icon={<IconChevronDown size={18} aria-hidden />}
          />
          <span className={classes.place}>{t('flats.panel.place', { index: index + 1, total: flats.length })}</span>
          <Button
            component="a"
            href={href}
            target="_blank"
            rel="noopener"
            variant="default"
            size="xs"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('flats.panel.page')} <VisuallyHidden>{t('platform.newTab')}</VisuallyHidden>
          </Button>
        </>
      }
    >
      <Title flat={opened} shows={shows} />
      {shows.residents && <Residents flat={opened} />}
      {shows.residents && <Connections flat={opened} />}
      {withDevices && (
        <Part title={t('flats.panel.devices')}>
          <FlatDevices key={opened.id} flat={opened} href={href} />
        </Part>
      )}
    </SidePeek>
  )
}

type NeighbourProps = { label: string; flat: FlatRow | undefined; onOpen: Props['onOpen']; icon: ReactNode }

/** Off at either end, and there all the same: the pointer stays where it is. */
function Neighbour({ label, flat, onOpen, icon }: NeighbourProps) {
  return (
    <Tip label={label}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        aria-disabled={!flat}
        data-disabled={flat ? undefined : true}
        onClick={() => flat && onOpen(flat)}
      >
        {icon}
      </ActionIcon>
    </Tip>
  )
}

function Title({ flat, shows }: { flat: FlatRow; shows: FlatsShown }) {
  const { t } = useTranslation()
  const floorText = useFloorText()
  const state = flatStateOf(flat, shows)
  const facts = [
    floorText(flat.floor),
    flat.stairs && t('flats.floor.stairs', { stairs: flat.stairs }),
    flat.size !== null && t('flats.size', { size: flat.size }),
  ].filter(Boolean)
  return (
    <header className={classes.title}>
      <div aria-live="polite">
        <h3>{flat.name}</h3>
        <p className={classes.dim}>{facts.join(' · ')}</p>
      </div>
      <StatusChip
        tone={state === 'active' ? 'success' : state === 'invited' ? 'brand' : 'neutral'}
        label={t(shows.tenants ? `flats.state.${state}` : `flats.stateOfOwner.${state}`)}
      />
    </header>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={title}>
      <h4>{title}</h4>
      {children}
    </section>
  )
}

function Residents({ flat: { tenants, owners, is_requested } }: { flat: FlatRow }) {
  const { t } = useTranslation()
  const people = [
    ...tenants.map((one) => ({ ...one, role: 'tenant' as const })),
    ...owners.map((one) => ({ ...one, role: 'owner' as const })),
  ]
  return (
    <Part title={t('flats.panel.residents')}>
      {is_requested && <p className={classes.requested}>{t('flats.requested')}</p>}
      {people.length === 0 && <p className={classes.none}>{t('flats.panel.nobody')}</p>}
      <ul className={classes.people}>
        {people.map(({ role, name, created_at, last_connection_at: seen }) => (
          <li key={role + name + created_at}>
            <span>{name}</span>
            <span className={classes.dim}>
              {t(`flats.panel.${role}`, { date: formatDate(created_at) })},{' '}
              {seen ? t('flats.panel.seen', { date: formatDate(seen) }) : t('flats.panel.neverSeen')}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Connections({ flat }: { flat: FlatRow }) {
  const { t } = useTranslation()
  return (
    <Part title={t('flats.panel.connections')}>
      <div className={classes.connections}>
        <Connection energy="ELECTRICITY" connection={flat.electricity_connection} />
        <Connection energy="GAS" connection={flat.gas_connection} />
      </div>
    </Part>
  )
}
