export const fr = {
  none: 'Aucune prestation',
  expires: 'Expire le {{date}}',
  expired: 'Expiré le {{date}}',
  used: 'Utilisé',
  notUsed: 'Non utilisé',
}
