/** Of campaigns of invitations. */
export const refusals = {
  CAMPAIGN_NOT_FOUND: { status: 404, fr: 'Cette campagne est introuvable.', en: 'This campaign could not be found.' },
  CAMPAIGN_STARTED: {
    status: 409,
    fr: 'Cette campagne est déjà lancée : elle ne se modifie plus.',
    en: 'This campaign has already been started: it can no longer be changed.',
  },
  CAMPAIGN_WITHOUT_HOMES: {
    status: 422,
    fr: 'Aucun logement ne correspond à ce choix.',
    en: 'No home matches this choice.',
  },
  CAMPAIGN_TOO_LARGE: {
    status: 422,
    fr: 'Une campagne compte 10 000 logements au plus. Restreignez votre choix.',
    en: 'A campaign has 10,000 homes at most. Narrow your choice.',
  },
  CAMPAIGN_SENDS_NOTHING: {
    status: 409,
    fr: 'Aucune invitation ne peut partir : cochez ou complétez d’abord un logement.',
    en: 'No invitation can be sent: tick or complete a home first.',
  },
  CAMPAIGN_TIME_PAST: {
    status: 422,
    fr: 'L’heure d’envoi choisie est passée. Choisissez-en une autre, ou envoyez maintenant.',
    en: 'The chosen time has passed. Choose another one, or send now.',
  },
  CAMPAIGN_NOT_RUNNING: {
    status: 409,
    fr: 'Cette campagne n’est ni programmée ni en cours d’envoi.',
    en: 'This campaign is neither scheduled nor being sent.',
  },
  CAMPAIGN_NOT_STOPPED: {
    status: 409,
    fr: 'Cette campagne n’est pas arrêtée.',
    en: 'This campaign is not stopped.',
  },
  CAMPAIGN_COMPANY_DISABLED: {
    status: 409,
    fr: 'La société est désactivée : aucune de ses invitations ne part.',
    en: 'The company is disabled: none of its invitations is sent.',
  },
  CAMPAIGN_RUNNING: {
    status: 409,
    fr: 'Cette campagne n’a pas fini de partir.',
    en: 'This campaign has not finished being sent.',
  },
  CAMPAIGN_RELAUNCHES_NOBODY: {
    status: 409,
    fr: 'Personne n’est à relancer : une personne n’est relancée qu’une fois en sept jours, et jamais après son activation.',
    en: 'There is nobody to remind: a person is reminded once in seven days, and never after activation.',
  },
  ADDRESS_UNDELIVERABLE: {
    status: 409,
    fr: 'Les e-mails envoyés à cette adresse ont été refusés.',
    en: 'Emails sent to this address have been refused.',
  },
  ADDRESS_UNSUBSCRIBED: {
    status: 409,
    fr: 'Cette adresse ne souhaite plus recevoir de messages.',
    en: 'This address has unsubscribed.',
  },
  INVITED_MEANWHILE: {
    status: 409,
    fr: 'Ce logement a été invité entre-temps.',
    en: 'This home has been invited meanwhile.',
  },
  RELAUNCHED_RECENTLY: {
    status: 409,
    fr: 'Cette personne a reçu une invitation il y a moins de sept jours.',
    en: 'This person had an invitation less than seven days ago.',
  },
} as const
