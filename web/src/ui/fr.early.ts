import { entrance } from './fr.entrance.ts'

/** What the shared components say where no other text of the portal has come. */
export const early = {
  action: {
    ...entrance.action,
    cancel: 'Annuler',
    copied: 'Copié',
    copy: 'Copier',
    copyOf: 'Copier : {{what}}',
    retry: 'Réessayer',
    save: 'Enregistrer',
    undo: 'Annuler',
  },
  error: {
    ...entrance.error,
    title: 'Le chargement a échoué',
    closedToSupport: 'Un accès d’assistance ne montre pas cette partie.',
    part: 'Cette partie n’a pas pu s’afficher. Réessayez ; si le problème persiste, contactez le support.',
    reference: 'Référence : {{id}}',
  },
  loading: 'Chargement…',
}
