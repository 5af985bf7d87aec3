/** What the shared components of the sign-in page say. */
export const entrance = {
  action: { close: 'Fermer' },
  error: {
    notFetched: 'Cette fenêtre n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  },
  field: {
    required: 'Ce champ est obligatoire.',
    showPassword: 'Afficher ou masquer le mot de passe',
  },
}
