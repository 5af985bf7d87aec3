export const fr = {
  title: 'Accès',
  subtitle: 'Les sociétés qui consultent vos projets, et celles dont vous consultez les projets.',
  unknownCompany: 'autre société',
  field: { company: 'Société', created_at: 'Depuis le', actions: 'Actions' },
  authorized: {
    tab: 'Sociétés autorisées',
    title: 'Sociétés autorisées',
    count_zero: 'aucune société',
    count_one: '{{count, number}} société',
    count_other: '{{count, number}} sociétés',
    scope:
      'Consulte les projets et leurs documents. Une société qui fait des interventions y ajoute les siennes, et ne modifie rien d’autre.',
    by: 'Accès donné par {{name}}.',
    empty: 'Autorisez un installateur ou un bureau d’études à consulter vos projets, sans lui confier votre compte.',
  },
  granted: {
    tab: 'Accès reçus',
    title: 'Accès reçus',
    count_zero: 'aucun accès',
    count_one: '{{count, number}} accès',
    count_other: '{{count, number}} accès',
    scope: 'Vous consultez ses projets et leurs documents, vous y ajoutez vos interventions.',
    scopeOfReader: 'Vous consultez ses projets et leurs documents.',
    toProjects: 'Voir ces projets',
    toFinder: 'Rechercher ces logements',
    empty: 'Les sociétés qui vous donnent accès à leurs projets apparaîtront ici.',
  },
  grant: {
    open: 'Autoriser une société',
    title: 'Autoriser une société',
    submit: 'Autoriser',
    help: 'Saisissez au moins trois caractères de son nom.',
    scope:
      'Elle pourra consulter vos projets et leurs documents et, si elle fait des interventions, y ajouter les siennes. Vos réglages, vos accès et vos locataires lui restent fermés. Un e-mail l’en informe.',
    done: '{{name}} peut maintenant consulter vos projets.',
  },
  remove: {
    open: 'Retirer l’accès de {{name}}',
    title: 'Retirer l’accès',
    text: '{{name}} ne pourra plus consulter vos projets. Le retrait est immédiat, même si la société y travaille en ce moment. Les interventions qu’elle a ajoutées sont conservées.',
    done: '{{name}} n’a plus accès à vos projets.',
  },
}
