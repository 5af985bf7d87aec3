import { useHotkeys, useOs } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import classes from './TopBar.module.css'

/** Looks like a field, for that is what it opens; Mod+K opens it from anywhere, also from a field. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const mod = useOs() === 'macos' ? '⌘' : 'Ctrl'
  useHotkeys([['mod+K', onOpen]], [])
  return (
    <button type="button" className={classes.palette} aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <span className={classes.paletteText}>{t('platform.palette.open')}</span>
      <kbd className={classes.paletteKey} aria-hidden>
        {mod} K
      </kbd>
    </button>
  )
}
