import { expect, test } from 'vitest'
import { runJobs } from '#platform/testing/jobs.ts'
import { sorter } from '#platform/testing/sorter.ts'
import { zipOfFiles } from '#platform/testing/zip.ts'

const { open, sendZip, sendFile, zip, filesOf, started, aHome, documentsOf, content } = await sorter()

test('an archive of Windows, whose folders are told by backslashes, and one of a Mac with a colon in a name: sorted as any other', async () => {
  const home = await aHome()
  const bytes = zipOfFiles([
    [`${home.name}\\`, Buffer.alloc(0)],
    [`${home.name}\\Plan façade.txt`, Buffer.from(content())],
    [`${home.name}/Compte rendu 03:04.txt`, Buffer.from(content())],
    [`${home.name}/Plan façade.txt`, Buffer.from(content())],
    ['..\\..\\etc\\passwd', Buffer.from('root')],
    ['c:plan.txt', Buffer.from('a')],
    ['\\\\serveur\\plan.txt', Buffer.from('a')],
  ])
  const sorting = await open()
  expect((await sendZip(sorting, bytes)).status).toBe(201)
  await runJobs()
  const rows = await filesOf(sorting)
  expect(rows).toHaveLength(6)
  const told = rows.map(({ path, state, cause }) => [path.replace('dossiers/', ''), cause ?? state])
  expect(told).toEqual(
    expect.arrayContaining([
      [`${home.name}/Plan façade.txt`, 'READY'],
      [`${home.name}/Compte rendu 03-04.txt`, 'READY'],
      [`${home.name}/Plan façade.txt`, 'twice'],
      ['../../etc/passwd', 'unsafe_path'],
      ['c:plan.txt', 'unsafe_path'],
      ['serveur/plan.txt', 'unsafe_path'],
    ]),
  )
})

test('two files that come for one place are both there, the second by a number; either one sent again is there once', async () => {
  const home = await aHome()
  const sorting = await open()
  const path = `${home.name}/DPE.txt`
  const [one, other, third] = [content(), content(), content()]
  const sent = []
  for (const bytes of [one, other, third, other, one]) sent.push((await sendFile(sorting, path, bytes)).data.id)
  expect(new Set(sent).size).toBe(3)
  expect([sent[3], sent[4]]).toEqual([sent[1], sent[0]])
  for (const bytes of [content(), content()]) await sendFile(sorting, '1.divers/Lisez moi', bytes)
  await sendZip(sorting, zip([['DPE.txt', content()]]), `${home.name}.zip`)
  expect((await sendFile(sorting, `${home.name}/vide.txt`, '')).data).toMatchObject({ cause: 'empty' })
  expect((await sendFile(sorting, `${home.name}/vide.txt`, '')).data).toMatchObject({ cause: 'empty' })
  await runJobs()
  const rows = await filesOf(sorting)
  expect(rows).toHaveLength(7)
  const told = rows.map(({ path: at, state, cause }) => [at.replace(`${home.name}/`, ''), cause ?? state])
  expect(told).toEqual(
    expect.arrayContaining([
      ['1.divers/Lisez moi', 'UNSORTED'],
      ['1.divers/Lisez moi (2)', 'UNSORTED'],
      ['DPE.txt', 'READY'],
      ['DPE (2).txt', 'READY'],
      ['DPE (3).txt', 'READY'],
      ['DPE.txt', 'twice'],
      ['vide.txt', 'empty'],
    ]),
  )
  await started(sorting)
  expect((await documentsOf(home.id)).map(({ name }) => name)).toEqual(['DPE', 'DPE (2)', 'DPE (3)'])
  // Filed, they are there still.
  expect((await sendFile(sorting, path, other)).data).toMatchObject({ id: sent[1], state: 'FILED' })
})

test('a path and a name that are too long are cut beside the sign that has no room, and the file is filed by its name', async () => {
  const home = await aHome()
  const sorting = await open()
  const long = `🏠${'d'.repeat(399)}`
  const files: [string, string][] = [
    [`${home.name}/${'n'.repeat(199)}🏠 suite.txt`, content()],
    [long, content()],
  ]
  expect((await sendZip(sorting, zip(files))).status).toBe(201)
  await runJobs()
  expect((await filesOf(sorting)).map(({ path }) => path)).toContain(`dossiers/${long.slice(2)}`)
  await started(sorting)
  expect((await documentsOf(home.id)).map((file) => file.name)).toEqual(['n'.repeat(199)])
})
