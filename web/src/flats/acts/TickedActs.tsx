import { Button } from '@mantine/core'
import { IconAddressBook, IconDots, IconFileTypePdf, IconKey, IconMail, IconSend, IconTool } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import type { Project } from '@logis/contract/projects'
import { durations, tellNotice } from '../../platform/teller.tsx'
import { ActButton } from '../../ui/ActButton.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import type { FlatRow } from '../api.ts'
import type { Cannot } from './FlatActs.tsx'
import { MailSheets } from './MailSheets.tsx'
import { useSaveSheets } from './useSaveSheets.ts'

/** Flats that were ticked, and what follows: those that the act could not reach any more. */
export type Ticked = { ids: number[]; onDone: (leftOut: readonly number[]) => void }
export type TickedAct = 'contact' | 'device' | 'activate' | 'invite'
export type TickedDialogs = Record<TickedAct, (onClose: () => void, ticked: Ticked) => ReactNode>

type Props = {
  building: Pick<Project, 'id' | 'name'> & { cannot: Pick<Project['cannot'], 'activate'> }
  cannot: Cannot
  flats: readonly FlatRow[]
  dialogs: TickedDialogs
  clear: () => void
  closed: string | null
}
type Opened = TickedAct | 'mail' | null

/** What is done to the flats that are ticked; each act as it is done to all of them, and open to the same readers. */
export function TickedActs({ building, cannot, flats, dialogs, clear, closed }: Props) {
  const { t } = useTranslation()
  const [opened, open] = useState<Opened>(null)
  const sheets = useSaveSheets(building)
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
  return (
    <>
      {may('add_flat_devices') && (
        <ActButton
          size="xs"
          closed={closed}
          aria-haspopup="dialog"
          leftSection={<IconTool size={16} aria-hidden />}
          onClick={() => open('device')}
        >
          {t('flatActs.device')}
        </ActButton>
      )}
      {may('link_flats') && (
        <ActButton
          size="xs"
          closed={closed}
          aria-haspopup="dialog"
          leftSection={<IconAddressBook size={16} aria-hidden />}
          onClick={() => open('contact')}
        >
          {t('flatActs.contact')}
        </ActButton>
      )}
      {(may('download_building_credentials') || may('invite_flats') || activates) && (
        <MenuButton
          position="top-end"
          button={
            <Button size="xs" loading={sheets.isPending} leftSection={<IconDots size={16} aria-hidden />}>
              {t('flatActs.more')}
            </Button>
          }
        >
          {(Menu) => (
            <>
              {may('invite_flats') && (
                <Menu.Item
                  disabled={closed !== null}
                  leftSection={<IconSend size={16} aria-hidden />}
                  onClick={() => open('invite')}
                >
                  {t('inviteFlats.open')}
                </Menu.Item>
              )}
              {may('download_building_credentials') && (
                <>
                  <Menu.Item
                    disabled={closed !== null}
                    leftSection={<IconFileTypePdf size={16} aria-hidden />}
                    onClick={() => sheets.save(ids)}
                  >
                    {t('flatActs.sheets.download')}
                  </Menu.Item>
                  <Menu.Item
                    disabled={closed !== null}
                    leftSection={<IconMail size={16} aria-hidden />}
                    onClick={() => open('mail')}
                  >
                    {t('flatActs.sheets.mail')}
                  </Menu.Item>
                </>
              )}
              {activates && (
                <Menu.Item
                  disabled={closed !== null || idle.length === 0 || building.cannot.activate !== null}
                  leftSection={<IconKey size={16} aria-hidden />}
                  onClick={() => open('activate')}
                >
                  {t('flatActs.activate', { count: idle.length })}
                </Menu.Item>
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
