import { Button } from '@mantine/core'
import {
  IconAddressBook,
  IconDots,
  IconFileTypePdf,
  IconKey,
  IconMail,
  IconSend,
  IconTool,
  type TablerIcon,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import type { Project } from '@logis/contract/projects'
import { durations, tellNotice } from '../../platform/teller.tsx'
import { useReason } from '../../platform/reasons.ts'
import { ActButton } from '../../ui/ActButton.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { useNarrow } from '../../ui/useNarrow.ts'
import type { FlatRow } from '../api.ts'
import type { Cannot } from './FlatActs.tsx'
import { MailSheets } from './MailSheets.tsx'
import { useSaveSheets } from './useSaveSheets.ts'

/** Flats that were ticked, and what follows: those that the act could not reach any more. */
export type Ticked = { ids: number[]; onDone: (leftOut: readonly number[]) => void }
type TickedAct = 'contact' | 'device' | 'activate' | 'invite'
type TickedDialogs = Record<TickedAct, (onClose: () => void, ticked: Ticked) => ReactNode>

type Props = {
  building: Pick<Project, 'id' | 'name'> & { cannot: Pick<Project['cannot'], 'activate'> }
  cannot: Cannot
  flats: readonly FlatRow[]
  dialogs: TickedDialogs
  clear: () => void
  closed: string | null
}
type Opened = TickedAct | 'mail' | null
/** Those in sight, the first of them the light one; on a phone it alone, and the others behind « Plus ». */
type Act = { key: 'invite' | 'sheets' | 'device' | 'contact'; icon: TablerIcon; text: string; short: string }

/** What is done to the flats that are ticked; each act as it is done to all of them, and open to the same readers. */
export function TickedActs({ building, cannot, flats, dialogs, clear, closed }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const [opened, open] = useState<Opened>(null)
  const sheets = useSaveSheets(building)
  const narrow = useNarrow()
  if (flats.length === 0) return null
  const ids = flats.map(({ id }) => id)
  const idle = flats.filter(({ activation_date }) => activation_date === null).map(({ id }) => id)
  const close = () => open(null)
  const onDone = (leftOut: readonly number[]) => {
    clear()
    const names = flats.filter(({ id }) => leftOut.includes(id)).map(({ name }) => name)
    if (names.length > 0) {
      tellNotice(t('flatActs.leftOut', { count: names.length, names: names.join(', ') }), durations.templateApplied)
    }
  }
  const may = (act: keyof Cannot) => cannot[act] === null
  // Of a building whose flats are all activated the reason is that they are; anything else closes the act.
  const activates = building.cannot.activate === null || building.cannot.activate === 'COMPANY_OWNER_USER_REQUIRED'
  const acts: Act[] = [
    ...(may('invite_flats')
      ? [{ key: 'invite', icon: IconSend, text: t('inviteFlats.open'), short: t('flatActs.inviteOne') } as const]
      : []),
    ...(may('download_building_credentials')
      ? [
          {
            key: 'sheets',
            icon: IconFileTypePdf,
            text: t('flatActs.sheets.several'),
            short: t('flatActs.sheets.several'),
          } as const,
        ]
      : []),
    ...(may('add_flat_devices')
      ? [{ key: 'device', icon: IconTool, text: t('flatActs.device'), short: t('flatActs.short.device') } as const]
      : []),
    ...(may('link_flats')
      ? [
          {
            key: 'contact',
            icon: IconAddressBook,
            text: t('flatActs.contact'),
            short: t('flatActs.short.contact'),
          } as const,
        ]
      : []),
  ]
  const inSight = narrow ? 1 : acts.length
  const rest = acts.slice(inSight)
  const does = (key: Act['key']) => (key === 'sheets' ? sheets.save(ids) : open(key))
  return (
    <>
      {acts.slice(0, inSight).map(({ key, icon: Icon, text, short }) => (
        <ActButton
          key={key}
          aria-label={text}
          size="xs"
          closed={closed}
          loading={key === 'sheets' && sheets.isPending}
          {...(key !== 'sheets' && { 'aria-haspopup': 'dialog' })}
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => does(key)}
        >
          {short}
        </ActButton>
      ))}
      {(rest.length > 0 || may('download_building_credentials') || activates) && (
        <MenuButton
          position="top-end"
          button={
            <Button size="xs" leftSection={<IconDots size={16} aria-hidden />}>
              {t('flatActs.more')}
            </Button>
          }
        >
          {(Menu) => (
            <>
              {rest.map(({ key, icon: Icon, text }) => (
                <Menu.Act
                  key={key}
                  closed={closed}
                  leftSection={<Icon size={16} aria-hidden />}
                  onClick={() => does(key)}
                >
                  {text}
                </Menu.Act>
              ))}
              {may('download_building_credentials') && (
                <Menu.Act closed={closed} leftSection={<IconMail size={16} aria-hidden />} onClick={() => open('mail')}>
                  {t('flatActs.sheets.mail')}
                </Menu.Act>
              )}
              {activates && (
                <Menu.Act
                  closed={closed ?? (idle.length === 0 ? t('flatActs.noneIdle') : reason(building.cannot.activate))}
                  leftSection={<IconKey size={16} aria-hidden />}
                  onClick={() => open('activate')}
                >
                  {t('flatActs.activate', { count: idle.length })}
                </Menu.Act>
              )}
            </>
          )}
        </MenuButton>
      )}
      {opened === 'mail' && (
        <MailSheets building={building} count={ids.length} ticked={{ ids, onDone }} onClose={close} />
      )}
      {(opened === 'contact' || opened === 'device' || opened === 'invite') && dialogs[opened](close, { ids, onDone })}
      {opened === 'activate' && dialogs.activate(close, { ids: idle, onDone })}
    </>
  )
}
