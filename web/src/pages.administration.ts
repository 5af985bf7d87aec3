import { page, type Pages } from './pages.ts'

/** The pages of administration, apart from those of everybody: few people ever open one. */
export const administrationPages = {
  subscriptions: page(() => import('./subscriptions/SubscriptionsPage.tsx'), 'SubscriptionsPage', 'administration'),
  partners: page(() => import('./partners/PartnersPage.tsx'), 'PartnersPage', 'administration'),
  partner: page(() => import('./partners/PartnerPage.tsx'), 'PartnerPage', 'parts', 'company', 'administration'),
  people: page(() => import('./people/PeoplePage.tsx'), 'PeoplePage', 'parts', 'company', 'administration'),
  manufacturers: page(
    () => import('./manufacturers/ManufacturersPage.tsx'),
    'ManufacturersPage',
    'parts',
    'administration',
  ),
  products: page(() => import('./products/ProductsPage.tsx'), 'ProductsPage', 'parts', 'administration'),
  productRequests: page(
    () => import('./products/requests/RequestsPage.tsx'),
    'RequestsPage',
    'parts',
    'administration',
  ),
  productClasses: page(
    () => import('./productClasses/ProductClassesPage.tsx'),
    'ProductClassesPage',
    'parts',
    'administration',
  ),
  productLabels: page(
    () => import('./productLabels/ProductLabelsPage.tsx'),
    'ProductLabelsPage',
    'parts',
    'administration',
  ),
  channels: page(() => import('./channels/ChannelsPage.tsx'), 'ChannelsPage', 'administration'),
  trades: page(() => import('./trades/TradesPage.tsx'), 'TradesPage', 'parts', 'administration'),
  retention: page(() => import('./retention/RetentionPage.tsx'), 'RetentionPage', 'administration'),
  energyUtilities: page(
    () => import('./energies/utilities/UtilitiesPage.tsx'),
    'UtilitiesPage',
    'parts',
    'administration',
  ),
  homePapers: page(() => import('./orders/HomePapersPage.tsx'), 'HomePapersPage', 'administration'),
  energyRequests: page(() => import('./energies/RequestsPage.tsx'), 'RequestsPage', 'parts', 'administration'),
  security: page(() => import('./security/SecurityPage.tsx'), 'SecurityPage', 'company', 'bulk', 'administration'),
  administrationFeed: page(
    () => import('./administration/FeedPage.tsx'),
    'FeedPage',
    'parts',
    'company',
    'administration',
  ),
  allMails: page(() => import('./administration/MailsPage.tsx'), 'MailsPage', 'administration'),
  allIntakes: page(() => import('./administration/IntakesPage.tsx'), 'IntakesPage', 'bulk', 'administration'),
} satisfies Pages<string>
