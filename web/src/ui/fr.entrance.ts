/** What the shared components of the sign-in page say. */
export const entrance = {
  action: {
    cancel: 'Annuler',
    close: 'Fermer',
    copied: 'Copié',
    copy: 'Copier',
    copyOf: 'Copier : {{what}}',
    retry: 'Réessayer',
    save: 'Enregistrer',
    undo: 'Annuler',
  },
  error: {
    title: 'Le chargement a échoué',
    notFetched: 'Cette fenêtre n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    generic: 'La requête n’a pas pu aboutir. Vérifiez votre connexion ; si le problème persiste, contactez le support.',
    reference: 'Référence : {{id}}',
  },
  field: {
    optional: '(facultatif)',
    required: 'Ce champ est obligatoire.',
    email: 'Email invalide',
    zip: 'Le code postal doit comporter 5 chiffres, par exemple 44000.',
    code: 'Utilisez des minuscules sans accent, des chiffres et « _ », en commençant par une lettre.',
    tooLong: 'Ne dépassez pas {{max}} caractères.',
  },
  loading: 'Chargement…',
}
