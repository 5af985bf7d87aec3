/** French texts of administrators’ notes, under `notes.` in the translation resource. */
export const fr = {
  title: 'Notes',
  empty: 'Aucune note.',
  add: 'Ajouter une note',
  create: 'Nouvelle note',
  text: 'Note',
  help: 'Seuls les administrateurs du portail la lisent.',
  done: 'La note est enregistrée.',
  nobody: 'Compte effacé',
  remove: {
    of: 'Supprimer la note du {{date}}',
    title: 'Supprimer la note',
    text: 'Cette note sera supprimée. Les autres administrateurs ne la verront plus.',
    done: 'La note est supprimée.',
  },
}
