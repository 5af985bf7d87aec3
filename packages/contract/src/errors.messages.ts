/** Of messages between residents and companies. */
export const refusals = {
  CONVERSATION_NOT_FOUND: {
    status: 404,
    fr: 'Cette conversation est introuvable.',
    en: 'This conversation could not be found.',
  },
} as const
