/** What the people of a company are told of and may read again: the closed list of kinds. */
export const notificationKinds = [
  'HOME_ACTIVATED',
  'MAIL_UNDELIVERED',
  'ACCESS_REQUESTED',
  'STUDY_READ',
  'WALLS_IMPORTED',
  'QUOTA_NEARLY_SPENT',
  'ROLE_GIVEN',
  'TEMPLATE_APPLIED',
  'ASSISTED',
  'MESSAGE_RECEIVED',
  'FILES_RECEIVED',
  'FLATS_INVITED',
  'PRODUCT_DECIDED',
  'RETENTION_ENDING',
  'PROJECTS_IMPORTED',
  'HOME_HANDED_OVER',
  'CAMPAIGN_SENT',
  'DOCUMENT_ENDING',
  'CAMPAIGN_STOPPED',
  'ACCESS_GIVEN',
  'ACCESS_ENDED',
  'COMPANY_MERGED',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Unread notifications are counted so far: beyond, the number tells nobody anything. */
export const mostUnread = 100
