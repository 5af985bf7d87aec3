import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Administration',
  menu: {
    trades: 'Trades',
  },
}
