/** The longest side of a photo that is sent: a certificate stays readable, a phone's 12 megapixels do not travel. */
const longestSide = 2400
const quality = 0.85

/** Cameras write these; other pictures (scans, drawings) only come here when they are too large. */
const cameraTypes = new Set(['image/jpeg', 'image/webp', 'image/heic', 'image/heif', 'image/avif'])
const otherPictures = new Set(['image/png', 'image/bmp'])

const decode = (file: File) => createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)

const sizeOf = ({ width, height }: ImageBitmap) => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale), isSmaller: scale < 1 }
}

const draw = (picture: ImageBitmap, { width, height }: { width: number; height: number }) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // A JPEG has no transparency: what was clear would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
}

/**
 * A photo as it is sent: upright, at most 2,400 pixels, and without what the camera wrote beside the picture, the place
 * included. Anything else, and a picture that this browser cannot read, stays as it is.
 */
export const reducePhoto = async (file: File): Promise<File> => {
  const isCamera = cameraTypes.has(file.type)
  if (!isCamera && !otherPictures.has(file.type)) return file
  const picture = await decode(file)
  if (!picture) return file
  const size = sizeOf(picture)
  const drawn = isCamera || size.isSmaller ? await draw(picture, size) : null
  picture.close()
  if (!drawn) return file
  return new File([drawn], file.name.replace(/\.[^.]+$/, '') + '.jpg', { type: 'image/jpeg' })
}
