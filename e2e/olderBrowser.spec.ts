import { expect, signIn, test } from './portal.ts'
import { card, enter, Person, projectPath, register, scrollTo, unique } from './world.ts'

/** What browsers learned after March 2023, so far as scripts could come to rely on it (decision 151). */
const unlearn = () => {
  const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
  const later: [owner: object, ...names: PropertyKey[]][] = [
    [Map, 'groupBy'],
    [Object, 'groupBy'],
    [Array, 'fromAsync'],
    [Promise, 'withResolvers', 'try'],
    [RegExp, 'escape'],
    [URL, 'canParse', 'parse'],
    [AbortSignal, 'any'],
    [Intl, 'Segmenter', 'DurationFormat'],
    [Response, 'json'],
    [Response.prototype, 'bytes'],
    [Request.prototype, 'bytes'],
    [Blob.prototype, 'bytes'],
    [ReadableStream.prototype, Symbol.asyncIterator],
    [Document.prototype, 'startViewTransition', 'parseHTMLUnsafe'],
    [Element.prototype, 'checkVisibility', 'setHTMLUnsafe', 'moveBefore'],
    [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
    [HTMLDialogElement.prototype, 'requestClose'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
    [Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference'],
    [Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    [iterators, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
    [self, 'Iterator', 'navigation', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'CloseWatcher'],
  ]
  for (const [owner, ...names] of later) for (const name of names) Reflect.deleteProperty(owner, name)
}

test('in a browser of 2023 a home is activated, and read by its owner and its company', async ({
  page,
  request,
  browser,
}) => {
  const karim = await Person.signIn(request, 'karim@renovest.example')
  const project = await karim.create(unique('Maison ancienne'))
  const resident = await Person.signIn(request, await register(request), 'resident')
  await page.addInitScript(unlearn)
  await enter(page, resident, '/activation')
  await page.getByLabel('Code logement').fill(project.residence_code)
  await page.getByRole('button', { name: 'Activer mon logement' }).click()
  await page
    .getByRole('link', { name: 'Voir mon logement' })
    .or(page.getByRole('button', { name: 'Voir mon logement' }))
    .click()
  await expect(page.getByRole('heading', { level: 1, name: project.name })).toBeVisible()

  const office = await (await browser.newContext()).newPage()
  const failed: string[] = []
  office.on('pageerror', ({ message }) => failed.push(message))
  await office.addInitScript(unlearn)
  await signIn(office, 'karim@renovest.example')
  await office.goto(`/projects/${project.company.id}`)
  await expect(office.getByRole('link', { name: project.name })).toBeVisible()
  await office.goto(projectPath(project))
  await expect(office.getByRole('heading', { level: 1, name: project.name })).toBeVisible()
  await scrollTo(card(office, 'Équipements'))
  await office.getByRole('button', { name: 'Ajouter un équipement' }).click()
  await expect(office.getByRole('dialog')).toBeVisible()
  await office.goto('/notifications')
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible()
  expect(failed).toEqual([])
  await office.context().close()
})

test('a browser that runs none of the portal says what to do, in both languages', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '?.' }))
  for (const address of ['/login', '/projects/1']) {
    await page.goto(address)
    const note = page.getByText('avec un navigateur plus récent')
    await expect(note).toBeHidden()
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await expect(note).toBeVisible()
    await expect(page.getByText('open it with a more recent browser')).toBeVisible()
  }
  await context.close()
})
