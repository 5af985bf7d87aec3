/** A picture as large as its place needs it; the server has made the small ones (`pictures.rules.ts`). */
export const thumbnailOf = (path: string, size: 'small' | 'medium') => `${path}?size=${size}`
