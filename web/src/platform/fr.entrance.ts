/** What surrounds the sign-in page, and every other. */
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
  slow: 'C’est plus long que d’habitude. La demande est toujours en cours.',
  toast: { reference: '(réf. {{reference}})' },
  language: { label: 'Langue', 'fr-FR': 'Français', 'en-UK': 'English' },
  links: {
    site: 'Site de l’éditeur',
    terms: 'Conditions d’utilisation',
    privacy: 'Données personnelles',
    accessibility: 'Accessibilité',
    faq: 'Aide et questions fréquentes',
  },
}
