import type { entrance as fr } from './fr.entrance.ts'
import type { early } from './fr.early.ts'

/** What `fr.entrance.ts` says, and what is said where no other text has come. */
export const entrance: typeof fr & typeof early = {
  action: {
    cancel: 'Cancel',
    close: 'Close',
    copied: 'Copied',
    copy: 'Copy',
    copyOf: 'Copy: {{what}}',
    retry: 'Retry',
    save: 'Save',
    undo: 'Undo',
  },
  error: {
    title: 'Loading failed',
    closedToSupport: 'Support access does not show this part.',
    notFetched: 'This window could not be loaded. Check your connection, then try again.',
    part: 'This part could not be displayed. Try again; if the problem persists, contact support.',
    reference: 'Reference: {{id}}',
  },
  loading: 'Loading…',
  field: {
    required: 'This field is required.',
    showPassword: 'Show or hide the password',
  },
}
