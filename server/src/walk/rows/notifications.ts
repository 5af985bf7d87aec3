import { staff } from '../groups.ts'
import { people, type Person } from '../people.ts'
import type { Row } from '../row.ts'
import { subjects } from '../subjects.ts'

/** The staff of companies, each their own; residents have theirs elsewhere. */
export const everyColleague = { ok: staff, forbidden: ['claire', 'tom', 'alice'] } as const satisfies Partial<Row>

const toldTo = async (person: Person = 'hugo') => ({
  notification_id: await subjects.told(people[person]),
  read: true,
})

export const notificationRows: Record<string, Row> = {
  'notifications.listNotifications': { input: async () => ({}), ...everyColleague },
  'notifications.countUnread': { input: async () => ({}), ...everyColleague },
  'notifications.readNotification': {
    input: toldTo,
    ...everyColleague,
    // They belong to no company that could tell them anything.
    ok: staff.filter((person) => person !== 'admin' && person !== 'support'),
    absent: 'RESOURCE_NOT_FOUND',
    foreign: [
      {
        what: 'a notification of somebody else',
        by: 'hugo',
        foreign: () => toldTo('zoe'),
        absent: async () => ({ notification_id: 999_999_999, read: true }),
        answers: { status: 404, error_reason: 'RESOURCE_NOT_FOUND' },
      },
    ],
  },
  'notifications.readAllNotifications': { input: async () => ({}), ...everyColleague },
  'notifications.getChoices': { input: async () => ({}), ...everyColleague },
  'notifications.setChoices': {
    input: async () => ({ choices: [{ kind: 'HOME_ACTIVATED', is_active: true }] }),
    ...everyColleague,
  },
  'notifications.followNotifications': { input: async () => ({}), ...everyColleague },
}
