import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Administration',
  menu: {
    manufacturers: 'Manufacturers',
    products: 'Products',
    productClasses: 'Product classes',
    productLabels: 'Product labels',
    trades: 'Trades',
  },
}
