import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconExternalLink } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { Connection } from '../energies/Connection.tsx'
import { paths } from '../paths.ts'
import { formatDate } from '../platform/formats.ts'
import { PeekPart } from '../ui/PeekPart.tsx'
import { SidePeek } from '../ui/SidePeek.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { Tip } from '../ui/Tip.tsx'
import type { FlatActs, FlatRow, FlatsShown } from './api.ts'
import { FlatDevices } from './FlatDevices.tsx'
import classes from './Flats.module.css'
import { flatStateOf } from './flatState.ts'
import { PanelTrouble } from './PanelTrouble.tsx'
import { remedyOf, troubleOf } from './trouble.ts'
import { useFloorText } from './useFloorText.ts'

/** What other domains know of a flat: its photo above all, the rest below. */
export type FlatParts = {
  photo: (flat: FlatRow) => ReactNode
  more: (flat: FlatRow, href: string) => ReactNode
  /** What is done to this flat, but for the invitation where it is what is to be done first. */
  acts: (flat: FlatRow, cannot: FlatActs, isInvitingFirst: boolean) => ReactNode
  invite: (flat: FlatRow, onClose: () => void) => ReactNode
}

type Props = {
  companyId: number
  shows: FlatsShown
  withDevices: boolean
  parts: FlatParts
  cannot: FlatActs
  /** Those of the list, in its order. */
  flats: readonly FlatRow[]
  opened: FlatRow
  /** How many come before the first of these, how many there are in all, and the way to those not in sight. */
  page?: { skipped: number; total: number; turn: (by: -1 | 1) => void }
  onOpen: (flat: FlatRow | null) => void
}

/** One flat beside the list; the arrows go to the one before and the one after. */
export function FlatPanel({ companyId, shows, withDevices, parts, cannot, flats, opened, page, onOpen }: Props) {
  const { t } = useTranslation()
  const index = flats.findIndex(({ id }) => id === opened.id)
  const { skipped, total } = page ?? { skipped: 0, total: flats.length }
  const place = skipped + index + 1
  const stepTo = (by: -1 | 1) => {
    const next = flats[index + by]
    if (next) return () => onOpen(next)
    return page && place + by >= 1 && place + by <= total ? () => page.turn(by) : undefined
  }
  const [before, after] = [stepTo(-1), stepTo(1)]
  const href = paths.project(companyId, opened.id)
  const trouble = troubleOf(opened, shows)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = event.key === 'ArrowUp' ? before : event.key === 'ArrowDown' ? after : undefined
    if (!next) return
    event.preventDefault()
    // What has the focus may be a part of this flat, and go with it.
    event.currentTarget.focus({ preventScroll: true })
    next()
  }
  return (
    <SidePeek
      title={opened.name}
      onKeyDown={onKeyDown}
      onClose={() => onOpen(null)}
      foot={parts.acts(opened, cannot, trouble !== null && remedyOf(trouble, shows, cannot) === 'invite')}
      head={
        <>
          <Neighbour label={t('flats.panel.previous')} go={before} icon={<IconChevronUp size={18} aria-hidden />} />
          <Neighbour label={t('flats.panel.next')} go={after} icon={<IconChevronDown size={18} aria-hidden />} />
          <span className={classes.place}>{t('flats.panel.place', { index: place, total })}</span>
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
      {parts.photo(opened)}
      <Title flat={opened} shows={shows} />
      <PanelTrouble
        key={`trouble ${opened.id}`}
        {...{ companyId, shows, cannot }}
        flat={opened}
        invite={(onClose) => parts.invite(opened, onClose)}
      />
      {shows.residents && <Residents flat={opened} />}
      {shows.residents && <Connections flat={opened} />}
      {withDevices && (
        <PeekPart title={t('flats.panel.devices')}>
          <FlatDevices key={opened.id} flat={opened} href={href} />
        </PeekPart>
      )}
      {parts.more(opened, href)}
    </SidePeek>
  )
}

type NeighbourProps = { label: string; go: (() => void) | undefined; icon: ReactNode }

/** Off at either end, and there all the same: the pointer stays where it is. */
function Neighbour({ label, go, icon }: NeighbourProps) {
  return (
    <Tip label={label}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        aria-disabled={!go}
        data-disabled={go ? undefined : true}
        onClick={go}
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

function Residents({ flat }: { flat: FlatRow }) {
  const { t } = useTranslation()
  const { tenants, owners, tenant_invited_at, invitation_refused_at } = flat
  const invited = invitation_refused_at === null ? tenant_invited_at : null
  const people = [
    ...tenants.map((one) => ({ ...one, role: 'tenant' as const })),
    ...owners.map((one) => ({ ...one, role: 'owner' as const })),
  ]
  return (
    <PeekPart title={t('flats.panel.residents')}>
      {invited && <p className={classes.invited}>{t('flats.panel.invited', { date: formatDate(invited) })}</p>}
      {people.length === 0 && !invited && <p className={classes.none}>{t('flats.panel.nobody')}</p>}
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
    </PeekPart>
  )
}

function Connections({ flat }: { flat: FlatRow }) {
  const { t } = useTranslation()
  return (
    <PeekPart title={t('flats.panel.connections')}>
      <div className={classes.connections}>
        <Connection energy="ELECTRICITY" connection={flat.electricity_connection} />
        <Connection energy="GAS" connection={flat.gas_connection} />
      </div>
    </PeekPart>
  )
}
