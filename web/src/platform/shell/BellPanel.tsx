import { Modal, Popover } from '@mantine/core'
import { ownHead } from '../../ui/ownHead.ts'
import { useTranslation } from '../../ui/texts.ts'
import { Elsewhere } from '../../ui/Elsewhere.tsx'
import { useNarrow } from '../../ui/useNarrow.ts'
import { useShown } from '../../ui/useShown.ts'
import classes from './Bell.module.css'
import { Inbox } from './Inbox.tsx'

type Props = { id: string; target: HTMLElement; opened: boolean; onChange: (opened: boolean) => void }

/** What the bell opens: below it, and on a phone over the page. In a file of its own, fetched on demand. */
export function BellPanel({ target, opened, ...panel }: Props) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const shown = useShown(opened)
  const close = () => panel.onChange(false)
  if (narrow)
    return (
      <Modal
        id={panel.id}
        opened={shown}
        fullScreen
        title={t('platform.bell.title')}
        classNames={{ title: classes.title }}
        attributes={ownHead}
        closeButtonProps={{ 'aria-label': t('ui.action.close'), size: 44 }}
        transitionProps={{ transition: 'fade', duration: 120 }}
        onClose={close}
      >
        <Inbox onClose={close} />
      </Modal>
    )
  return (
    <Popover {...panel} opened={shown} position="bottom-end" width={400} trapFocus returnFocus>
      <Popover.Target>
        <Elsewhere element={target} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} tabIndex={-1} aria-label={t('platform.bell.title')}>
        <h2 className={classes.title}>{t('platform.bell.title')}</h2>
        <Inbox onClose={close} />
      </Popover.Dropdown>
    </Popover>
  )
}
