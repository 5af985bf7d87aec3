import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has: whoever presses Tab so often walks in circles. */
const mostStops = 300

/** Whether the focus stands where it stood before. Run in the page. */
const isHeld = () => {
  const known = window as unknown as { focusedBefore?: Element | null }
  const before = known.focusedBefore
  known.focusedBefore = document.activeElement
  return before === document.activeElement && before !== document.body
}

/** What is wrong with where the focus stands; null when one sees it. Run in the page. */
const wrongWithFocus = () => {
  const focused = document.activeElement
  // Between the end of the page and its beginning the browser has its own controls.
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const told = `${focused.tagName.toLowerCase()} « ${(focused.ariaLabel ?? focused.innerText).slice(0, 60)} »`
  if (!focused.matches(':focus-visible, iframe')) return `${told} does not show that it has the focus`
  const { width, height } = focused.getBoundingClientRect()
  const isBare = width < 4 || height < 4 || getComputedStyle(focused).opacity === '0'
  // A switch, or the button of a file: the label is what is drawn.
  const drawn = isBare ? (focused.closest('label') ?? focused.parentElement!) : focused
  const [line] = drawn.getClientRects()
  if (!line) return `${told} is not drawn`
  const [left, top] = [Math.max(0, line.left), Math.max(0, line.top)]
  const [right, bottom] = [Math.min(innerWidth, line.right), Math.min(innerHeight, line.bottom)]
  if (right <= left || bottom <= top) return `${told} has the focus out of sight`
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  const isSeen = above !== null && (drawn.contains(above) || above.contains(drawn))
  return isSeen ? null : `${told} has the focus under ${above?.className ?? 'nothing'}`
}

/** Someone without a mouse: they see where they are at each stop, nothing holds them, and they get where they want. */
export class Hands {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    // Asked for as the key is pressed, a busy page would learn only after the key that the dialog is the test's: keys
    // come first. From the start, it knows.
    page.on('filechooser', () => undefined)
  }

  /** Tab after Tab until one of these has the focus. */
  async reach(target: Locator, step: 'Tab' | 'Shift+Tab' = 'Tab') {
    // A part that comes as it is reached is not there yet.
    await target
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => undefined)
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await this.#holds(target)) return
      await this.key(step)
      if (await this.#isHeld()) throw new Error(`After ${stops + 1} stops the focus is held`)
      await this.#expectSeen(`after ${stops + 1} stops`)
    }
    throw new Error(`Not reached by ${mostStops} stops: ${String(target)}`)
  }

  /** What comes above may still move it for a moment. */
  #expectSeen(when: string) {
    return expect.poll(() => this.#page.evaluate(wrongWithFocus), { message: when, timeout: 3000 }).toBeNull()
  }

  /** Opens a dialog, which takes the focus. */
  async open(button: Locator, step?: 'Tab' | 'Shift+Tab') {
    await this.press(button, step)
    await expect(this.#page.locator('[role="dialog"]:focus-within').last()).toBeVisible()
  }

  /** An arrow, from where one is, until one of these has the focus: in a tree, a menu, a group. */
  async walk(key: 'ArrowDown' | 'ArrowUp', target: Locator) {
    for (let stops = 0; stops < 60; stops += 1) {
      if (await this.#holds(target)) return
      await this.key(key)
    }
    throw new Error(`Not reached by ${key}: ${String(target)}`)
  }

  async press(target: Locator, step?: 'Tab' | 'Shift+Tab') {
    await this.reach(target, step)
    await this.key('Enter')
  }

  async write(field: Locator, text: string) {
    await this.reach(field)
    await this.key('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
  }

  /** An option of a list that a field opens, after some letters of it where the field takes them. */
  async choose(field: Locator, option: Locator, letters?: string) {
    await (letters === undefined ? this.reach(field) : this.write(field, letters))
    await expect(async () => {
      if (!(await option.first().isVisible())) await this.key('ArrowDown')
      await expect(option.first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    const isMarked = () => option.first().evaluate((each) => each.hasAttribute('data-combobox-selected'))
    for (let stops = 0; stops < 60 && !(await isMarked()); stops += 1) await this.key('ArrowDown')
    await this.key('Enter')
  }

  /** The computer's own dialog opens for the button; what is chosen there is not the page's matter. */
  async give(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    await this.reach(button)
    const chooser = this.#page.waitForEvent('filechooser', { timeout: 20_000 })
    await this.key('Enter')
    await (await chooser).setFiles([file])
  }

  async key(name: string) {
    await this.#page.keyboard.press(name)
  }

  /** A frame, such as a mail's preview, keeps the focus of its page while one walks from link to link within it. */
  async #isHeld() {
    const held = await this.#page.evaluate(isHeld)
    const focused = await this.#page.evaluateHandle(() => document.activeElement)
    const frame = await focused.asElement()?.contentFrame()
    return frame ? (await frame.evaluate(isHeld)) && held : held
  }

  #holds(target: Locator) {
    return target.evaluateAll((each) => each.some((element) => element === document.activeElement))
  }
}
