import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'

const source = path.resolve(import.meta.dirname, '../web/src')
/** The nouns of all catalogues, as `campaigns`. */
const nouns = new Set(
  globSync('catalogue*.ts', { cwd: source }).flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(([, noun]) => noun!),
  ),
)
const key = new RegExp(String.raw`(?<![\w.@/-])(?:${[...nouns].join('|')})\.[a-z_]\w*(?:\.\w+)*(?![\w@/-])`, 'g')

/** What a page says by its key, as its text has not come with it: `campaigns.title`, also where it is only read aloud. */
export const keysSaid = async (page: Page): Promise<string[]> => {
  const said = await page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
        ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n'),
  )
  return [...new Set(said.match(key))]
}
