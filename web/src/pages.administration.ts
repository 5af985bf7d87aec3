import { everyPage, type Pages } from './pages.ts'

/** The pages of administration, apart from those of everybody: few people ever open one. */
export const administrationPages = {
  subscriptions: everyPage(() => import('./subscriptions/SubscriptionsPage.tsx'), 'SubscriptionsPage'),
  partners: everyPage(() => import('./partners/PartnersPage.tsx'), 'PartnersPage'),
  partner: everyPage(() => import('./partners/PartnerPage.tsx'), 'PartnerPage'),
  people: everyPage(() => import('./people/PeoplePage.tsx'), 'PeoplePage'),
  manufacturers: everyPage(() => import('./manufacturers/ManufacturersPage.tsx'), 'ManufacturersPage'),
  products: everyPage(() => import('./products/ProductsPage.tsx'), 'ProductsPage'),
  productRequests: everyPage(() => import('./products/requests/RequestsPage.tsx'), 'RequestsPage'),
  productClasses: everyPage(() => import('./productClasses/ProductClassesPage.tsx'), 'ProductClassesPage'),
  productLabels: everyPage(() => import('./productLabels/ProductLabelsPage.tsx'), 'ProductLabelsPage'),
  channels: everyPage(() => import('./channels/ChannelsPage.tsx'), 'ChannelsPage'),
  trades: everyPage(() => import('./trades/TradesPage.tsx'), 'TradesPage'),
  retention: everyPage(() => import('./retention/RetentionPage.tsx'), 'RetentionPage'),
  energyUtilities: everyPage(() => import('./energies/utilities/UtilitiesPage.tsx'), 'UtilitiesPage'),
  homePapers: everyPage(() => import('./orders/HomePapersPage.tsx'), 'HomePapersPage'),
  energyRequests: everyPage(() => import('./energies/RequestsPage.tsx'), 'RequestsPage'),
  security: everyPage(() => import('./security/SecurityPage.tsx'), 'SecurityPage'),
  administrationFeed: everyPage(() => import('./administration/FeedPage.tsx'), 'FeedPage'),
  allMails: everyPage(() => import('./administration/MailsPage.tsx'), 'MailsPage'),
  allIntakes: everyPage(() => import('./administration/IntakesPage.tsx'), 'IntakesPage'),
} satisfies Pages<string>
