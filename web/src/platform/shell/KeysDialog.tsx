import { Switch } from '@mantine/core'
import { useOs } from '@mantine/hooks'
import { useTranslation } from '../../ui/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { prefer, usePreferences } from '../preferences.ts'
import classes from './KeysDialog.module.css'

/** The shortcuts of the keyboard; those of one sign can be turned off, for whoever speaks to their computer. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { singleKeys } = usePreferences()
  const mod = useOs() === 'macos' ? '⌘' : 'Ctrl'
  const shortcuts = [
    { keys: [mod, 'K'], does: t('shell.keys.palette') },
    { keys: ['/'], does: t('shell.keys.search') },
    { keys: ['?'], does: t('shell.keys.sheet') },
    { keys: ['↑', '↓'], does: t('shell.keys.move') },
    { keys: ['↵'], does: t('shell.keys.open') },
    { keys: [t('shell.keys.escape')], does: t('shell.keys.close') },
  ]
  return (
    <Dialog title={t('shell.keys.title')} onClose={onClose}>
      <dl className={classes.keys}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={classes.line}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        label={t('shell.keys.single')}
        description={t('shell.keys.singleHelp')}
        checked={singleKeys}
        onChange={(event) => prefer({ singleKeys: event.currentTarget.checked })}
      />
    </Dialog>
  )
}
