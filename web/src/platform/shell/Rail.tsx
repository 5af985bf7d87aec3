import { ActionIcon } from '@mantine/core'
import { IconPin, IconPinnedFilled } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { Mark } from '../../ui/Mark.tsx'
import { CompanyBlock } from './CompanyBlock.tsx'
import { Menu } from './Menu.tsx'
import classes from './Rail.module.css'
import type { useRail } from './useRail.ts'

/** The left drawer: icons over short labels until it opens over the page. */
export function Rail({ rail, onCompany }: { rail: ReturnType<typeof useRail>; onCompany: () => void }) {
  const { t } = useTranslation()
  const { open, pinned, togglePin, makeWay, handlers } = rail
  return (
    <div
      className={classes.rail}
      data-open={open || undefined}
      data-pinned={pinned || undefined}
      data-print="hidden"
      {...handlers}
    >
      <div className={classes.head}>
        <Mark />
        <span className={classes.brand}>{t('platform.brand')}</span>
        <ActionIcon
          className={classes.pin}
          variant="subtle"
          color="gray"
          aria-label={t('platform.menu.pin')}
          aria-pressed={pinned}
          onClick={togglePin}
        >
          {pinned ? <IconPinnedFilled size={18} aria-hidden /> : <IconPin size={18} aria-hidden />}
        </ActionIcon>
      </div>
      <div className={classes.company}>
        <CompanyBlock onOpen={onCompany} />
      </div>
      <Menu mini={!open} onChoose={makeWay} />
    </div>
  )
}
