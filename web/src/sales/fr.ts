/** French texts of a home that changes hands, under `sales.` in the translation resource. */
export const fr = {
  waiting: 'À accepter',
  accepted: 'Acceptée',
  undelivered: 'E-mail non remis',
  revoke: 'Annuler la cession',
  revoked: 'La cession est annulée.',
  keep: 'Ne pas annuler',
  company: {
    title: 'Logement en cours de cession',
    offered: 'Proposé à {{email}}, qui n’a pas encore accepté. Date de l’acte : {{date}}.',
    accepted: 'Accepté par {{email}}. Le logement change de mains le {{date}}.',
    lost: 'L’e-mail n’a pas pu être remis à cette adresse. Une fois la cession annulée, le propriétaire pourra recommencer avec la bonne.',
    explain: 'Son propriétaire l’a demandé. En cas de litige, vous pouvez annuler jusque-là.',
    revokeText: 'Le lien envoyé à {{email}} n’ouvrira plus rien. Le propriétaire et l’acquéreur en seront avertis.',
  },
  buyer: {
    seller: 'Cédé par',
    home: 'Logement',
    date: 'Date de l’acte',
    company: 'Carnet tenu par',
    accept: 'Accepter le carnet',
    explain: 'Le jour de l’acte, ses documents, ses équipements et ses garanties seront dans votre espace.',
    acceptedTitle: 'Vous avez accepté',
    acceptedText:
      'Le logement apparaîtra dans « Mes logements » le {{date}}. D’ici là, le vendeur peut encore annuler.',
    doneTitle: 'Le carnet est à vous',
    doneText: 'Vous êtes propriétaire du logement. Un reçu vous est envoyé par e-mail.',
    open: 'Voir mon logement',
    homes: 'Voir mes logements',
  },
  receipts: {
    title: 'Logements cédés et reçus',
    SELLER: 'Cédé le {{date}}',
    BUYER: 'Reçu le {{date}}',
    private:
      'Ce que vous gardiez dans « Privé » s’emporte jusqu’au {{date}}, depuis votre compte (« Emporter mes données »), puis est supprimé.',
    download: 'Reçu (PDF)',
    downloadOf: 'Reçu (PDF) : {{home}}',
    file: 'Reçu - {{home}}',
  },
}
