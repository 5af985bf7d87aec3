import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'

/** Every account of the demo world has this password. */
export const demoPassword = 'Logement2026'

export type DemoCompany = {
  name: string
  type: CompanyType
  parent?: string
  city: [zip: string, city: string, street: string, number: string]
}
export const companies: DemoCompany[] = [
  { name: 'Groupe Horizon', type: 'COMPANY_MANAGER', city: ['44000', 'Nantes', 'Quai de la Fosse', '12'] },
  {
    name: 'Maisons Clairière',
    type: 'RESIDENCE_BUILDER',
    parent: 'Groupe Horizon',
    city: ['44400', 'Rezé', 'Rue de la Commune', '4'],
  },
  {
    name: 'Habitat Rivages',
    type: 'SOCIAL_LANDLORD',
    parent: 'Groupe Horizon',
    city: ['44600', 'Saint-Nazaire', 'Avenue de la République', '31'],
  },
  {
    name: 'Chauffage Lenoir',
    type: 'INSTALLER',
    parent: 'Groupe Horizon',
    city: ['44800', 'Saint-Herblain', 'Rue des Artisans', '7'],
  },
  { name: 'Gaz Service Sud', type: 'INSTALLER', city: ['13008', 'Marseille', 'Boulevard Michelet', '88'] },
  { name: 'Rénov’Est', type: 'RENOVATION', city: ['67000', 'Strasbourg', 'Quai des Bateliers', '23'] },
  { name: 'Promotion Belvédère', type: 'DEVELOPER', city: ['69003', 'Lyon', 'Cours Lafayette', '140'] },
  { name: 'Thermalia', type: 'MANUFACTURER', city: ['59000', 'Lille', 'Rue Nationale', '55'] },
  { name: 'Bâtir Ouest', type: 'RESIDENCE_BUILDER', city: ['35000', 'Rennes', 'Rue de Nantes', '9'] },
  { name: 'Études Isotherme', type: 'THERMAL_ENGINEERING_OFFICE', city: ['44000', 'Nantes', 'Rue de Strasbourg', '2'] },
]

export type DemoPerson = {
  username: string
  first_name: string
  last_name: string
  company?: string
  role?: CompanyRole
  global?: 'ADMINISTRATOR' | 'SUPPORT'
  told?: string
}
export const people: DemoPerson[] = [
  {
    username: 'marie@horizon.example',
    first_name: 'Marie',
    last_name: 'Delattre',
    company: 'Groupe Horizon',
    role: 'COMPANY_ADMIN',
    told: 'gestionnaire, administratrice',
  },
  {
    username: 'paul@horizon.example',
    first_name: 'Paul',
    last_name: 'Guérin',
    company: 'Groupe Horizon',
    role: 'COMPANY_MEMBER',
    told: 'gestionnaire, membre',
  },
  {
    username: 'lea@horizon.example',
    first_name: 'Léa',
    last_name: 'Fontaine',
    company: 'Groupe Horizon',
    role: 'COMPANY_READER',
    told: 'gestionnaire, lecture seule',
  },
  {
    username: 'hugo@clairiere.example',
    first_name: 'Hugo',
    last_name: 'Bertin',
    company: 'Maisons Clairière',
    role: 'COMPANY_ADMIN',
    told: 'constructeur',
  },
  {
    username: 'samira@rivages.example',
    first_name: 'Samira',
    last_name: 'Belkacem',
    company: 'Habitat Rivages',
    role: 'COMPANY_ADMIN',
    told: 'bailleur social',
  },
  { username: 'patrimoine@rivages.example', first_name: 'Service', last_name: 'Patrimoine' },
  {
    username: 'yann@lenoir.example',
    first_name: 'Yann',
    last_name: 'Lenoir',
    company: 'Chauffage Lenoir',
    role: 'COMPANY_ADMIN',
    told: 'installateur',
  },
  {
    username: 'nora@gaz-sud.example',
    first_name: 'Nora',
    last_name: 'Benali',
    company: 'Gaz Service Sud',
    role: 'COMPANY_ADMIN',
    told: 'installateur sans quota',
  },
  {
    username: 'karim@renovest.example',
    first_name: 'Karim',
    last_name: 'Haddad',
    company: 'Rénov’Est',
    role: 'COMPANY_ADMIN',
    told: 'rénovation',
  },
  {
    username: 'ines@belvedere.example',
    first_name: 'Inès',
    last_name: 'Moreau',
    company: 'Promotion Belvédère',
    role: 'COMPANY_ADMIN',
    told: 'promoteur',
  },
  {
    username: 'otto@thermalia.example',
    first_name: 'Otto',
    last_name: 'Keller',
    company: 'Thermalia',
    role: 'COMPANY_ADMIN',
    told: 'fabricant',
  },
  {
    username: 'zoe@batir-ouest.example',
    first_name: 'Zoé',
    last_name: 'Le Goff',
    company: 'Bâtir Ouest',
    role: 'COMPANY_ADMIN',
    told: 'constructeur concurrent',
  },
  {
    username: 'luc@isotherme.example',
    first_name: 'Luc',
    last_name: 'Perrin',
    company: 'Études Isotherme',
    role: 'COMPANY_ADMIN',
    told: 'bureau d’études thermiques',
  },
  {
    username: 'admin@logis.example',
    first_name: 'Ada',
    last_name: 'Renaud',
    global: 'ADMINISTRATOR',
    told: 'administratrice du portail',
  },
  {
    username: 'support@logis.example',
    first_name: 'Simon',
    last_name: 'Lacroix',
    global: 'SUPPORT',
    told: 'assistance',
  },
  { username: 'claire@foyer.example', first_name: 'Claire', last_name: 'Aubry', told: 'propriétaire, Mon logement' },
  { username: 'tom@foyer.example', first_name: 'Tom', last_name: 'Rivière', told: 'locataire, Mon logement' },
  { username: 'alice@foyer.example', first_name: 'Alice', last_name: 'Meunier', told: 'inscrite, aucun logement' },
]
