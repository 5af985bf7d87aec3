/** What whoever makes an account reads. */
export const arrival = {
  register: {
    email: 'Adresse e-mail',
    firstName: 'Prénom',
    lastName: 'Nom',
    terms: 'J’accepte les conditions d’utilisation',
    readTerms: 'Lire les conditions',
    termsRequired: 'Cochez cette case pour créer votre compte.',
    submit: 'Créer mon compte',
    failed: 'Le compte n’a pas été créé',
    known: 'Se connecter avec cette adresse',
  },
  password: {
    title: 'Mot de passe',
    rules: 'Règles du mot de passe',
    rule: {
      length: 'au moins 8 caractères',
      lowercase: 'au moins une lettre minuscule',
      uppercase: 'au moins une lettre majuscule',
      digit: 'au moins un chiffre',
      characters: 'seulement des lettres sans accent, des chiffres et ~@#$%^&*+=`|{}:;!.?"()[]-',
    },
    met: '(respecté)',
    unmet: '(à respecter)',
    format: 'Le format ne correspond pas. Vérifiez les règles ci-dessous.',
  },
}
