/** French texts of trades, under `trades.` in the translation resource. */
export const fr = {
  title: 'Métiers',
  count_zero: 'aucun métier',
  count_one: '{{count, number}} métier',
  count_other: '{{count, number}} métiers',
  empty: 'Ajoutez les métiers que les sociétés donnent à leurs contacts.',
  textHint: 'Nom ou code',
  field: {
    contacts: 'Contacts',
    state: 'État',
    actions: 'Actions',
  },
  archived: 'Archivé',
  offered: 'Proposé',
  row: { menu: 'Actions sur le métier {{name}}' },
  create: {
    open: 'Nouveau métier',
    title: 'Créer un métier',
    submit: 'Créer le métier',
    done: 'Le métier « {{name}} » a été créé.',
  },
  edit: { title: 'Modifier le métier', done: 'Le métier a été enregistré.' },
  archive: {
    title: 'Archiver le métier',
    text: 'Le métier « {{name}} » ne sera plus proposé. Les contacts qui l’ont le gardent.',
    done: 'Le métier « {{name}} » a été archivé.',
  },
  restore: {
    title: 'Proposer à nouveau',
    text: 'Le métier « {{name}} » sera à nouveau proposé aux sociétés.',
    done: 'Le métier « {{name}} » est à nouveau proposé.',
  },
  remove: {
    title: 'Supprimer le métier',
    text: 'Le métier « {{name}} » n’est donné à aucun contact. Il sera supprimé définitivement.',
    done: 'Le métier « {{name}} » a été supprimé.',
  },
}
