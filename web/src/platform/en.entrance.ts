import type { entrance as fr } from './fr.entrance.ts'
import type { early } from './fr.early.ts'

/** What `fr.entrance.ts` says, and what is said where no other text has come. */
export const entrance: typeof fr & typeof early = {
  title: 'Portal',
  brand: 'Logis',
  titleOf: '{{page}} | Portal',
  newTab: '(new tab)',
  version: 'Version {{version}}',
  network: {
    title: 'API ERROR',
    text: 'The request could not be completed. Check your connection; if the problem persists, contact support.',
  },
  slow: 'This is taking longer than usual. The request is still under way.',
  toast: { reference: '(ref. {{reference}})' },
  language: { label: 'Language', 'fr-FR': 'Français', 'en-UK': 'English' },
  links: {
    site: 'Provider’s site',
    terms: 'Terms of use',
    privacy: 'Personal data',
    accessibility: 'Accessibility',
    faq: 'Help and FAQ',
  },
  failure: {
    title: 'This page could not be displayed',
    text: 'An unexpected error occurred. Reload the page; if the problem persists, give the reference to support.',
    notFetched: 'The connection was lost while the page was loading. Check it, then try again.',
    saved: 'What you had saved is safe.',
    reload: 'Reload',
    home: 'Back to home',
    reference: 'Reference: {{reference}}',
  },
}
