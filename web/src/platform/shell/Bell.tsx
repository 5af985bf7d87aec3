import { ActionIcon, Indicator } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { partOnDemand } from '../../ui/onDemand.tsx'
import { useOpener, usePanelPart } from '../../ui/useOpener.ts'
import { useUnread } from '../inbox/api.ts'
import { useJournal } from '../journal.ts'

const bellPanel = partOnDemand(() => import('./BellPanel.tsx').then((module) => module.BellPanel))

/** What happens in one's projects, as it happens; and what was told in this visit (RGAA: a message must not vanish for good). */
export function Bell() {
  const { t } = useTranslation()
  const unread = useUnread() + useJournal().unread
  const opener = useOpener('dialog')
  const { target } = opener
  const panel = usePanelPart(bellPanel, opener)
  return (
    <>
      <Indicator label={unread > 99 ? '99+' : unread} size={16} offset={6} disabled={unread === 0} color="red.9">
        <ActionIcon
          {...opener.button}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('platform.bell.open', { count: unread })}
        >
          <IconBell size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Indicator>
      {target && panel && <panel.Component {...opener.panel} target={target} />}
    </>
  )
}
