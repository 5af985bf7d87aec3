/** French texts of an owner who sells their home, under `selling.` in the translation resource. */
export const fr = {
  title: 'Vendre ce logement',
  text: 'Le jour de l’acte, le carnet passe à l’acquéreur. La loi vous demande de le lui remettre au plus tard ce jour-là.',
  act: 'Céder le carnet',
  offered: 'Proposé à {{email}} pour le {{date}}.',
  next: 'Un e-mail lui a été envoyé. Rien ne change tant que cette personne n’a pas accepté. Une erreur dans l’adresse ? Annulez la cession, puis recommencez.',
  lost: 'L’e-mail n’a pas pu être remis à cette adresse. Annulez la cession, puis recommencez avec la bonne.',
  until: 'Accepté le {{accepted}}. Le {{date}}, le logement sera à {{email}} et votre accès prendra fin.',
  stays:
    'Ce que vous gardez dans « Privé », vos messages et les documents classés comme factures ne sont pas transmis. Le jour de la remise, « Privé » se ferme : pendant {{days}} jours, ce qu’il contient s’emporte depuis votre compte (« Emporter mes données »), puis est supprimé.',
  revokeText: 'Le lien envoyé à {{email}} n’ouvrira plus rien. Vous resterez propriétaire du carnet.',
  dialog: {
    title: 'Céder le carnet à l’acquéreur',
    email: 'E-mail de l’acquéreur',
    emailHelp: 'Avec ou sans compte : un lien lui permettra d’accepter.',
    date: 'Date de l’acte',
    dateHelp: 'Le logement change de mains ce jour-là. Vous pouvez annuler jusque-là.',
    atOnce:
      'À cette date, le logement sera à l’acquéreur dès qu’il aura accepté : vous ne pourrez plus annuler ensuite.',
    send: 'Envoyer la proposition',
    sent: 'La proposition est envoyée à {{email}}.',
  },
}
