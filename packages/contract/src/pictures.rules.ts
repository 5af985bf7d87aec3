import type { TextField } from './http.rules.ts'

/**
 * The sizes that are made of a picture, as boxes that it fills: a row of a list, the head of a page. What does not fit
 * the box on the screen is cut off there, so that one size serves a photo, a portrait and a logo.
 */
export const thumbnails = { small: { width: 112, height: 84 }, medium: { width: 640, height: 400 } } as const
export type Thumbnail = keyof typeof thumbnails
export const thumbnailSizes = ['small', 'medium'] as const satisfies readonly Thumbnail[]

/** The longest side of a photo of a home as it is kept, in pixels: a large screen is filled. */
export const photoSide = 2048
/** The weight of a photo that is sent, how many may come at once, and how many a home has. */
export const photoBytes = 20 * 1_048_576
export const photosAtOnce = 20
export const mostPhotos = 60

export const pictureTexts = { legend: { max: 200 } } as const satisfies Record<string, TextField>
