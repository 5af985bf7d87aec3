import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslation } from './texts.ts'

const undoTime = 10_000

/**
 * Says that something was done and lets it be taken back for ten seconds; longer under the pointer or the focus.
 *
 * @example undoToast(t('contacts.unlinked', contact), () => relink.mutate(contact))
 */
export const undoToast = (message: string, undo: () => void) => {
  // It stays in sight while it leaves: a second press finds nothing more to take back.
  let isTaken = false
  const take = () => {
    if (isTaken) return
    isTaken = true
    notifications.hide(id)
    undo()
  }
  const id = notifications.show({
    message: <Undo message={message} onUndo={take} />,
    autoClose: undoTime,
    withCloseButton: false,
  })
}

function Undo({ message, onUndo }: { message: string; onUndo: () => void }) {
  const { t } = useTranslation()
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text component="output" size="sm">
        {message}
      </Text>
      <Button variant="default" size="compact-sm" flex="none" onClick={onUndo}>
        {t('ui.action.undo')}
      </Button>
    </Group>
  )
}
