import type { FlatActs as Cannot } from '@logis/contract/flats'
import type { Project } from '@logis/contract/projects'
import { Button } from '@mantine/core'
import { IconFileTypePdf, IconSend } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import type { FlatRow } from '../api.ts'
import { useSaveSheets } from './useSaveSheets.ts'

type Props = {
  building: Pick<Project, 'id' | 'name'>
  flat: FlatRow
  cannot: Cannot
  /** It is offered above already. */
  isInvitingFirst: boolean
  invite: (onClose: () => void, ids: readonly number[]) => ReactNode
}

/** What is done to the flat that is open beside the page; each act as it is done to those that are ticked. */
export function PanelActs({ building, flat, cannot, isInvitingFirst, invite }: Props) {
  const { t } = useTranslation()
  const [inviting, setInviting] = useState(false)
  const sheets = useSaveSheets(building)
  return (
    <>
      {cannot.invite_flats === null && !isInvitingFirst && (
        <Button
          variant="light"
          aria-haspopup="dialog"
          leftSection={<IconSend size={16} aria-hidden />}
          onClick={() => setInviting(true)}
        >
          {t('flatActs.inviteOne')}
        </Button>
      )}
      {cannot.download_building_credentials === null && (
        <Button
          variant="default"
          loading={sheets.isPending}
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          onClick={() => sheets.save([flat.id])}
        >
          {t('flatActs.sheets.one')}
        </Button>
      )}
      {inviting && invite(() => setInviting(false), [flat.id])}
    </>
  )
}
