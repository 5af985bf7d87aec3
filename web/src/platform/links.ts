export type LinkName = 'site' | 'terms' | 'privacy' | 'accessibility' | 'faq'

/** Addresses outside the portal. An empty one is not rendered (SHELL-34). */
export const links: Record<LinkName, string> = {
  site: 'https://logis.example',
  terms: 'https://logis.example/conditions',
  privacy: 'https://logis.example/donnees-personnelles',
  accessibility: 'https://logis.example/accessibilite',
  faq: 'https://logis.example/aide',
}
