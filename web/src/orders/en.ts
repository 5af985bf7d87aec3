import type { fr } from './fr.ts'

export const en: typeof fr = {
  title: 'Administrative record',
  cancelled: 'This project is cancelled: its record is read-only.',
  field: {
    number: 'Number',
    date: 'Date',
    amount: 'Amount in euros',
    order: 'Purchase order',
  },
  orders: {
    title: 'Purchase orders',
    empty: 'No purchase orders.',
    add: 'Add a purchase order',
    create: 'New purchase order',
    done: 'Purchase order {{number}} is saved.',
    status: { OPEN: 'To be invoiced', INVOICED: 'Invoiced' },
  },
  invoices: {
    title: 'Invoices',
    empty: 'No invoices.',
    add: 'Add an invoice',
    create: 'New invoice',
    done: 'Invoice {{number}} is saved.',
    status: { ISSUED: 'Issued', PAID: 'Paid', CANCELLED: 'Cancelled' },
    statusOf: 'State of invoice {{number}}',
    statusDone: 'The state of invoice {{number}} is saved.',
  },
  states: {
    title: 'States of the project',
    empty: 'No state is recorded yet.',
    nobody: 'Automatic',
    names: {
      CREATED: 'Created',
      CREDENTIALS_SENT: 'Credentials sent',
      ACTIVATED: 'Activated',
      CANCELLED: 'Cancelled',
      RESTORED: 'Restored',
    },
  },
}
