import { Button } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { rootKey } from '../library.ts'
import classes from './FileTree.module.css'

type Props = { count: number; shown: boolean; onToggle: () => void }

/** DOC-48: the default folders that are still empty, in one line until they are wanted. */
export function EmptyFolders({ count, shown, onToggle }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.planned} data-place={rootKey} data-print="hidden">
      <IconFolder className={classes.folder} data-empty size={18} stroke={1.75} aria-hidden />
      <span>{t('documents.tree.planned', { count })}</span>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={shown}
        aria-label={t(shown ? 'documents.tree.hidePlanned' : 'documents.tree.showPlanned')}
        onClick={onToggle}
      >
        {t(shown ? 'documents.tree.hide' : 'documents.tree.show')}
      </Button>
    </div>
  )
}
