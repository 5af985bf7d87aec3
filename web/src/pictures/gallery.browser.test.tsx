import type { Picture } from '@logis/contract/pictures'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../ui/testingRender.tsx'
import { catchUploads } from '../documents/testing.ts'
import { createQueryClient } from '../platform/queryClient.ts'
import { openSession } from '../platform/session.ts'
import { refusal, serve, startTexts, type Answer } from '../platform/testing.tsx'
import { Toasts } from '../platform/Toasts.tsx'
import { transferQueue } from '../platform/transfers/queue.ts'
import { lilas, startAfresh } from '../projects/testing.ts'
import type { Home } from './api.ts'
import './GalleryDialog.tsx'
import { PicturesCard } from './PicturesCard.tsx'
import { ProjectPicture } from './ProjectPicture.tsx'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#'
const picture = (id: number, position: number, legend: string | null): Picture => ({
  id,
  picture_path: `${pixel}${id}`,
  name: `IMG_${id}.jpg`,
  legend,
  position,
  is_main: position === 0,
  size: 1000,
  created_at: '2026-11-02T10:00:00Z',
})
const three = [picture(1, 0, 'La façade sud'), picture(2, 1, null), picture(3, 2, 'Le jardin')]
const list = 'GET /residences/9/pictures'
const listed = (pictures: Picture[], closed: string | null = null): Answer => ({
  body: { data: { pictures, file_limit: 20_971_520, cannot: { change_pictures: closed } } },
})
const home: Home = { ...lilas, picture_path: pixel, pictures_count: 3 }
const reading: Home = { ...home, cannot: { ...home.cannot, change_pictures: 'FORBIDDEN' } }

const show = async (shown: React.ReactNode, answers: Record<string, Answer>) => {
  const served = serve(answers)
  await render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <Toasts />
        {shown}
      </QueryClientProvider>
    </MantineProvider>,
  )
  return served
}
const gallery = () => page.getByRole('dialog', { name: 'Photos de Maison Les Lilas' })
const place = () => gallery().getByRole('status')
const openGallery = async (answers: Record<string, Answer> = {}, of = home) => {
  const served = await show(<ProjectPicture home={of} />, { [list]: listed(three), ...answers })
  await page.getByRole('button', { name: '3 photos' }).click()
  await expect.element(place()).toHaveTextContent('Photo 1 sur 3')
  return served
}
const bodyOf = ({ calls }: ReturnType<typeof serve>, name: string): unknown => {
  const body = calls.findLast((call) => call.name === name)?.body
  return body === undefined ? undefined : JSON.parse(body || 'null')
}

beforeEach(async () => {
  await startAfresh()
  transferQueue.clear()
  await startTexts()
  openSession('tok', 3600)
})

test('arrows turn from photo to photo and around, a small one leads to its own, Esc closes', async () => {
  await openGallery()
  await expect.element(gallery().getByRole('img', { name: 'La façade sud' })).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(place()).toHaveTextContent('Photo 2 sur 3')
  // Without a legend it is still said of what it is a photo.
  await expect.element(gallery().getByRole('img', { name: 'Photo de Maison Les Lilas' })).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(place()).toHaveTextContent('Photo 3 sur 3')
  await gallery()
    .getByRole('button', { name: /Afficher.: photo 2/ })
    .click()
  await expect.element(place()).toHaveTextContent('Photo 2 sur 3')
  await userEvent.keyboard('{Escape}')
  await expect.element(gallery()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '3 photos' })).toHaveFocus()
})

test('another photo is chosen as the main one, and stays in sight', async () => {
  const answers: Record<string, Answer> = {
    'PUT /residences/9/pictures/3/position': { body: { data: [] } },
  }
  const served = await openGallery(answers)
  expect(gallery().getByRole('button', { name: 'Choisir comme photo principale' }).elements()).toEqual([])
  await userEvent.keyboard('{ArrowLeft}')
  served.answers[list] = listed([picture(3, 0, 'Le jardin'), picture(1, 1, 'La façade sud'), picture(2, 2, null)])
  await gallery().getByRole('button', { name: 'Choisir comme photo principale' }).click()
  await expect.element(gallery().getByRole('img', { name: 'Le jardin' })).toBeVisible()
  await expect.element(place()).toHaveTextContent('Photo 1 sur 3')
  expect(bodyOf(served, 'PUT /residences/9/pictures/3/position')).toEqual({ position: 0 })
})

test('a legend is typed, arrows within it turn no photo; too long a one is told', async () => {
  const served = await openGallery({ 'PATCH /residences/9/pictures/1': { body: { data: three[0] } } })
  await gallery().getByRole('button', { name: 'Modifier la légende' }).click()
  const form = page.getByRole('dialog', { name: 'Modifier la légende' })
  const field = form.getByRole('textbox', { name: /^Légende/ })
  await field.fill('x'.repeat(201))
  await expect.element(field).toBeInvalid()
  await field.fill('Côté rue')
  await userEvent.keyboard('{ArrowLeft}')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(place()).toHaveTextContent('Photo 1 sur 3')
  expect(bodyOf(served, 'PATCH /residences/9/pictures/1')).toEqual({ legend: 'Côté rue' })
})

test('a photo is deleted after a question; the next one comes in its place', async () => {
  const served = await openGallery({ 'DELETE /residences/9/pictures/1': { status: 204 } })
  served.answers[list] = listed([picture(2, 0, null), picture(3, 1, 'Le jardin')])
  await gallery().getByRole('button', { name: 'Supprimer la photo' }).click()
  const question = page.getByRole('dialog', { name: 'Supprimer la photo' })
  await expect.element(question.getByText(/La façade sud/)).toBeVisible()
  await question.getByRole('button', { name: 'Supprimer la photo' }).click()
  await expect.element(place()).toHaveTextContent('Photo 1 sur 2')
  expect(served.names()).toContain('DELETE /residences/9/pictures/1')
})

test('a reader looks, and finds no act; without a photo there is no button either', async () => {
  await openGallery({ [list]: listed(three, 'FORBIDDEN') }, reading)
  const acts = /^(Choisir|Modifier|Supprimer|Ajouter|Avancer|Reculer)/
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(place()).toHaveTextContent('Photo 2 sur 3')
  expect(gallery().getByRole('button', { name: acts }).elements()).toEqual([])

  await startAfresh()
  await show(<ProjectPicture home={{ ...reading, picture_path: null, pictures_count: 0 }} />, {})
  expect(page.getByRole('button').elements()).toEqual([])
})

test('several photos are sent at once, each by itself; what is none is told and not sent', async () => {
  const uploads = catchUploads({ data: [] })
  await show(<PicturesCard home={{ ...home, picture_path: null, pictures_count: 0 }} />, { [list]: listed([]) })
  await expect.element(page.getByText('Aucune photo pour le moment.')).toBeVisible()
  const svg = (name: string) => new File(['<svg/>'], name, { type: 'image/svg+xml' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]')!
  await userEvent.upload(input, [
    svg('une.svg'),
    svg('deux.svg'),
    new File(['x'], 'contrat.svg', { type: 'text/plain' }),
  ])
  await expect
    .poll(() => uploads.map(({ form }) => (form.get('files[]') as File).name))
    .toEqual(['une.svg', 'deux.svg'])
  expect(uploads[0]!.url).toContain('/residences/9/pictures')
  await expect.element(page.getByText(/contrat.svg.*n’est pas une photo/)).toBeVisible()
})

test('a photo that is larger than the portal takes is told and not sent', async () => {
  const uploads = catchUploads({ data: [] })
  await show(<PicturesCard home={{ ...home, picture_path: null, pictures_count: 0 }} />, {
    [list]: { body: { data: { pictures: [], file_limit: 3_072, cannot: { change_pictures: null } } } },
  })
  await expect.element(page.getByText('Aucune photo pour le moment.')).toBeVisible()
  const svg = (name: string, size: number) => new File(['x'.repeat(size)], name, { type: 'image/svg+xml' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]')!
  await userEvent.upload(input, [svg('vue.svg', 3_073), svg('jardin.svg', 3_072)])
  await expect.element(page.getByText(/vue\.svg.*dépasse 3\sKo/)).toBeVisible()
  await expect.poll(() => uploads).toHaveLength(1)
})

test('an arrow among no photos leads nowhere: the first that comes is shown', async () => {
  catchUploads({ data: [] })
  const served = await show(<ProjectPicture home={{ ...home, picture_path: null, pictures_count: 0 }} />, {
    [list]: listed([]),
  })
  await page.getByRole('button', { name: 'Ajouter une photo' }).click()
  await expect.element(gallery().getByText(/^Ajoutez une première photo/)).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  served.answers[list] = listed([three[0]!])
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]')!
  await userEvent.upload(input, new File(['<svg/>'], 'une.svg', { type: 'image/svg+xml' }))
  await expect.element(gallery().getByRole('img', { name: 'La façade sud' })).toBeVisible()
})

test('the card shows four photos and how many more there are; a failure is its own', async () => {
  const six = Array.from({ length: 6 }, (_, at) => picture(at + 1, at, `Vue ${at + 1}`))
  const served = await show(<PicturesCard home={home} />, { [list]: refusal(500, 'INTERNAL_ERROR', 'Une panne.') })
  await expect.element(page.getByText('Une panne.')).toBeVisible()
  served.answers[list] = listed(six)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByRole('button', { name: /Vue 4/ })).toBeVisible()
  expect(document.querySelector('[data-more]')?.getAttribute('data-more')).toBe('+ 2')
  await page.getByRole('button', { name: /Vue 3/ }).click()
  await expect.element(place()).toHaveTextContent('Photo 3 sur 6')
})
