/** Of messages between residents and companies. */
export const refusals = {
  CONVERSATION_NOT_FOUND: {
    status: 404,
    fr: 'Cette conversation est introuvable.',
    en: 'This conversation could not be found.',
  },
  CONVERSATION_WENT_ON: {
    status: 409,
    fr: 'Un message est arrivé entre-temps : lisez-le avant de dire que la conversation n’attend pas de réponse.',
    en: 'A message has arrived meanwhile: read it before you say that no answer is needed.',
  },
} as const
