import { notifications } from '@mantine/notifications'

export const showNotFetched = (message: string) => notifications.show({ message, role: 'alert', withBorder: true })
