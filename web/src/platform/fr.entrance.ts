/** What surrounds every page, the sign-in page too. */
export const entrance = {
  title: 'Portail',
  brand: 'Logis',
  titleOf: '{{page}} | Portail',
  newTab: '(nouvel onglet)',
  version: 'Version {{version}}',
  network: {
    title: 'ERREUR API',
    text: 'La requête n’a pas pu aboutir. Vérifiez votre connexion ; si le problème persiste, contactez le support.',
  },
  toast: { reference: '(réf. {{reference}})' },
  language: { label: 'Langue', 'fr-FR': 'Français', 'en-UK': 'English' },
  links: {
    site: 'Site de l’éditeur',
    terms: 'Conditions d’utilisation',
    privacy: 'Données personnelles',
    accessibility: 'Accessibilité',
    faq: 'Aide et questions fréquentes',
  },
  notFound: {
    title: 'Contenu introuvable',
    text: 'Ce contenu n’existe pas ou vous n’y avez pas accès.',
    home: 'Revenir à l’accueil',
  },
  failure: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur inattendue est survenue. Rechargez la page ; si le problème persiste, transmettez la référence au support.',
    saved: 'Ce que vous aviez enregistré est conservé.',
    reload: 'Recharger',
    home: 'Revenir à l’accueil',
    reference: 'Référence : {{reference}}',
  },
}
