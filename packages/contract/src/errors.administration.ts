/** Of what the platform's administrators look after. */
export const refusals = {
  NOTE_NOT_FOUND: { status: 404, fr: 'Cette note est introuvable.', en: 'This note could not be found.' },
  SERVICE_NOT_CONFIGURED: {
    status: 409,
    fr: 'Ce service n’est pas configuré. L’administrateur du portail doit indiquer son adresse et sa clé.',
    en: 'This service is not configured. The administrator of the portal must provide its address and its key.',
  },
  COMPANY_MERGE_SELF: {
    status: 422,
    fr: 'Une société ne peut pas être fusionnée avec elle-même.',
    en: 'A company cannot be merged with itself.',
  },
  COMPANY_MERGE_TYPE: {
    status: 409,
    fr: 'Seules deux sociétés du même type peuvent être fusionnées.',
    en: 'Only two companies of the same type can be merged.',
  },
  COMPANY_MERGE_RELATED: {
    status: 409,
    fr: 'L’une de ces sociétés est au-dessus de l’autre. Déplacez-la d’abord.',
    en: 'One of these companies is above the other. Move it first.',
  },
  COMPANY_MERGE_PROVIDER: {
    status: 409,
    fr: 'L’une de ces sociétés a son propre fournisseur d’identité. Retirez-le d’abord.',
    en: 'One of these companies has an identity provider of its own. Remove it first.',
  },
  COMPANY_MERGE_MAKER: {
    status: 409,
    fr: 'Chacune de ces sociétés est un fabricant du catalogue.',
    en: 'Each of these companies is a manufacturer of the catalogue.',
  },
  RETENTION_NOT_FOUND: {
    status: 404,
    fr: 'Aucune donnée de cette société n’arrive au terme de sa conservation.',
    en: 'No data of this company is nearing the end of its retention.',
  },
  RETENTION_RUNNING: {
    status: 409,
    fr: 'La durée de conservation n’est pas écoulée.',
    en: 'The retention period has not passed.',
  },
  RETENTION_NOT_ANNOUNCED: {
    status: 409,
    fr: 'La société doit être prévenue quinze jours avant un effacement.',
    en: 'The company must be told fifteen days before an erasure.',
  },
  RETENTION_HELD: {
    status: 409,
    fr: 'Ces données sont gelées.',
    en: 'This data is on legal hold.',
  },
  RETENTION_NOT_HELD: {
    status: 409,
    fr: 'Ces données ne sont pas gelées.',
    en: 'This data is not on legal hold.',
  },
  RETENTION_DECIDED: {
    status: 409,
    fr: 'Une décision a déjà été prise pour ces données.',
    en: 'A decision has already been made for this data.',
  },
} as const
