import type { fr } from './fr.ts'

export const en: typeof fr = {
  figures: {
    failed: 'These figures could not be loaded.',
    devices: 'Installed devices',
    homes: 'Homes equipped',
    products: 'Products installed',
    ofProducts_one: 'of {{count, number}} product in the catalogue',
    ofProducts_other: 'of {{count, number}} products in the catalogue',
    recent: 'Installed in the last 30 days',
    warranties_zero: 'no warranty ends within 90 days',
    warranties_one: '{{count, number}} warranty ends within 90 days',
    warranties_other: '{{count, number}} warranties end within 90 days',
  },
  waiting_one: '{{count, number}} catalogue request in your name awaits a decision.',
  waiting_other: '{{count, number}} catalogue requests in your name await a decision.',
  waitingWhy: 'The portal’s team will answer: your products appear here once they are in the catalogue.',
  months: {
    title: 'Devices installed by month',
    caption_zero: 'No device installed in the last twelve months.',
    caption_one: '{{count, number}} device installed in the last twelve months.',
    caption_other: '{{count, number}} devices installed in the last twelve months.',
  },
  products: {
    title: 'Your products in homes',
    count_zero: 'no product',
    count_one: '{{count, number}} product',
    count_other: '{{count, number}} products',
    hint: 'Name or reference',
    none: 'Your products will appear here once they are in the catalogue, with what homes hold of them.',
    field: {
      name: 'Product',
      reference: 'Reference',
      devices: 'Installed',
      homes: 'Homes',
      recent: 'Last 30 days',
      last_added_at: 'Last added',
    },
  },
}
