import type { FlatActs as Cannot } from '@logis/contract/flats'
import type { Project } from '@logis/contract/projects'
import { Button } from '@mantine/core'
import {
  IconAddressBook,
  IconBuildingPlus,
  IconChevronDown,
  IconFileTypePdf,
  IconListDetails,
  IconMail,
  IconPencil,
  IconSend,
  IconTool,
} from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { onDemand } from '../../ui/onDemand.tsx'
import { atAGlance, useFlats } from '../api.ts'
import { MailSheets } from './MailSheets.tsx'
import { useSaveSheets } from './useSaveSheets.ts'

export type { Cannot }

const AddFlatsDialog = onDemand(() => import('./AddFlatsDialog.tsx').then((module) => module.AddFlatsDialog))
const EditFlatsDialog = onDemand(() => import('./EditFlatsDialog.tsx').then((module) => module.EditFlatsDialog))

/** Acts of other nouns on all the flats, whose dialogs the page brings. */
type BroughtAct = 'contact' | 'device' | 'devices' | 'invite'
type BroughtDialogs = Record<BroughtAct, (onClose: () => void) => ReactNode>

type Opened = BroughtAct | 'add' | 'edit' | 'mail'
type Props = { building: Pick<Project, 'id' | 'name'>; dialogs: BroughtDialogs }
/** How many flats there are, and what is closed of what is done to them. */
type Told = { count: number; cannot: Cannot }

const icons = {
  add: IconBuildingPlus,
  edit: IconPencil,
  contact: IconAddressBook,
  device: IconTool,
  devices: IconListDetails,
  download: IconFileTypePdf,
  mail: IconMail,
  invite: IconSend,
} as const
type Entry = keyof typeof icons

/** What of it is the reader's to do, group by group; what needs flats is not shown without any. */
const entriesOf = (cannot: Cannot, hasFlats: boolean): Entry[][] => {
  const open = (act: keyof Cannot, ...entries: Entry[]) => (cannot[act] === null ? entries : [])
  const made = open('create_flats', 'add')
  if (!hasFlats) return [made]
  return [
    [...made, ...open('edit_flats', 'edit')],
    [...open('link_flats', 'contact'), ...open('add_flat_devices', 'device'), ...open('read_flat_devices', 'devices')],
    [...open('invite_flats', 'invite'), ...open('download_building_credentials', 'download', 'mail')],
  ].filter((group) => group.length > 0)
}

/** FLAT-07, FLAT-22, FLAT-23: what is done to all the flats of a building at once, as it is told beside their list. */
export function FlatActs(props: Props) {
  const answer = useFlats(props.building.id, atAGlance).data
  return answer && <ActsMenu {...props} count={answer.meta.total} cannot={answer.cannot} />
}

function ActsMenu({ building, count, cannot, dialogs }: Props & Told) {
  const { t } = useTranslation()
  const [opened, open] = useState<Opened | null>(null)
  const sheets = useSaveSheets(building)
  const groups = entriesOf(cannot, count > 0).filter((group) => group.length > 0)
  if (groups.length === 0) return null
  const texts: Record<Entry, string> = {
    add: t('flatActs.add.open'),
    edit: t('flatActs.edit.open'),
    contact: t('flatActs.contact'),
    device: t('flatActs.device'),
    devices: t('flatActs.devices'),
    download: t('flatActs.sheets.download'),
    mail: t('flatActs.sheets.mail'),
    invite: t('inviteFlats.open'),
  }
  const close = () => open(null)
  // A menu of one entry is that entry.
  const isAddingAll = groups.flat().join() === 'add'
  return (
    <>
      {isAddingAll ? (
        <Button
          variant="light"
          aria-haspopup="dialog"
          leftSection={<IconBuildingPlus size={16} aria-hidden />}
          onClick={() => open('add')}
        >
          {texts.add}
        </Button>
      ) : (
        <MenuButton
          position="bottom-end"
          button={
            <Button
              variant="default"
              loading={sheets.isPending}
              rightSection={<IconChevronDown size={14} aria-hidden />}
            >
              {t('flatActs.menu')}
            </Button>
          }
        >
          {(Menu) =>
            groups.map((group, index) => (
              <div key={group[0]} role="group">
                {index > 0 && <Menu.Divider />}
                {group.map((entry) => {
                  const Icon = icons[entry]
                  return (
                    <Menu.Item
                      key={entry}
                      leftSection={<Icon size={16} aria-hidden />}
                      onClick={() => (entry === 'download' ? sheets.save() : open(entry))}
                    >
                      {texts[entry]}
                    </Menu.Item>
                  )
                })}
              </div>
            ))
          }
        </MenuButton>
      )}
      {opened === 'add' && <AddFlatsDialog buildingId={building.id} onClose={close} />}
      {opened === 'edit' && <EditFlatsDialog buildingId={building.id} onClose={close} />}
      {opened === 'mail' && <MailSheets building={building} count={count} onClose={close} />}
      {(opened === 'contact' || opened === 'device' || opened === 'devices' || opened === 'invite') &&
        dialogs[opened](close)}
    </>
  )
}
