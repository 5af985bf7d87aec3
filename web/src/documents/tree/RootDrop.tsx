import { UnstyledButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { rootKey } from '../library.ts'
import classes from './FileTree.module.css'

type Props = { empty: boolean; over: boolean; onBrowse: () => void }

/** DOC-03. Takes files for the root, dropped or chosen; it is the first thing to do where there is none yet. */
export function RootDrop({ empty, over, onBrowse }: Props) {
  const { t } = useTranslation()
  return (
    <UnstyledButton
      className={classes.drop}
      data-empty={empty || undefined}
      data-place={rootKey}
      data-over={over || undefined}
      onClick={onBrowse}
    >
      <IconUpload size={18} stroke={1.75} aria-hidden />
      {t(empty ? 'documents.empty' : 'documents.tree.drop')}
    </UnstyledButton>
  )
}
