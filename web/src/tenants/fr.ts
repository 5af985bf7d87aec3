/** French texts of those at home in a landlord's homes, under `tenants.` in the translation resource. */
export const fr = {
  title: 'Locataires',
  count_one: '{{count, number}} locataire',
  count_other: '{{count, number}} locataires',
  empty: 'Aucun locataire pour le moment.',
  never: 'jamais',
  field: {
    person: 'Personne',
    home: 'Logement',
    created_at: 'Depuis le',
    last_connection_at: 'Dernière visite',
    connections: 'Raccordements',
    actions: 'Actions',
    role: 'Rôle',
    visited: 'Visites',
  },
  role: { OWNER: 'Propriétaire', TENANT: 'Locataire' },
  visited: 'Est déjà venu',
  notVisited: 'Jamais venu',
  all: {
    title: 'Habitants',
    count_zero: 'aucun habitant',
    count_one: '{{count, number}} habitant',
    count_other: '{{count, number}} habitants',
    hint: 'Personne ou logement',
    empty: 'Ceux qui vivent dans vos logements apparaîtront ici dès que vous leur aurez ouvert l’accès.',
  },
  requests: {
    title_one: 'Demande d’accès',
    title_other: '{{count, number}} demandes d’accès',
    since: 'Demandé le',
    decision: 'Décision',
    accept: 'Accepter',
    acceptNamed: 'Accepter la demande de {{name}}',
    reject: 'Refuser',
    rejectNamed: 'Refuser la demande de {{name}}',
    activates: 'Accepter active aussi le logement.',
  },
  reject: {
    title: 'Refuser la demande',
    text: '{{name}} n’aura pas accès à « {{home}} » ; un e-mail l’en informera. Une nouvelle demande reste possible avec le code du logement.',
  },
  remove: {
    title: 'Retirer le locataire',
    ownerTitle: 'Retirer le propriétaire',
    named: 'Retirer {{name}}',
    text: '{{name}} ne verra plus rien de « {{home}} » dès maintenant ; un e-mail l’en informera. Son compte reste ouvert.',
    done: '{{name}} n’a plus accès à « {{home}} ».',
  },
  invite: {
    title: 'Inviter un locataire',
    flat: 'Logement',
    choose: 'Choisir un logement',
    loading: 'Chargement des logements…',
    email: 'Adresse e-mail du locataire',
    submit: 'Inviter',
  },
  owners: {
    title_one: 'Propriétaire',
    title_other: 'Propriétaires',
    since: 'depuis le {{date}}',
    seen: 'dernière visite le {{date}}',
  },
  activate: {
    open: 'Valider et activer les logements',
    title: 'Activer les logements',
    ticked_one:
      '{{count, number}} logement sera activé au nom du compte propriétaire {{owner}}. L’immeuble et les autres logements restent tels quels.',
    ticked_other:
      '{{count, number}} logements seront activés au nom du compte propriétaire {{owner}}. L’immeuble et les autres logements restent tels quels.',
    text_one:
      'Dans « {{home}} », ce qui reste à activer le sera au nom du compte propriétaire {{owner}}. Les dates d’activation déjà posées ne changent pas.',
    text_other:
      'Dans « {{home}} », {{count, number}} activations restent à faire, immeuble compris. Elles se feront au nom du compte propriétaire {{owner}}. Les dates déjà posées ne changent pas.',
  },
}
