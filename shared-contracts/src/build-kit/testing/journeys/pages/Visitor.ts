import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

/** Limit for the number of tab stops between two elements. */
const MAX_STOPS = 250;

/** A visitor who presses, types and chooses with a pointer or, instead, with the keyboard alone. */
export interface Visitor {
  /** Presses a button, a link or a summary. */
  press: (target: Locator) => Promise<void>;
  /** Ticks a checkbox, or unticks it. */
  tick: (checkbox: Locator) => Promise<void>;
  /** Replaces the content of a text field. */
  fill: (field: Locator, text: string) => Promise<void>;
  /** Chooses files for a field, whose label is a button for the pointer. */
  attach: (field: Locator, files: Files) => Promise<void>;
  /** Chooses an option of a select by its position, which counts from 0. */
  choose: (select: Locator, index: number) => Promise<void>;
}

type Files = Parameters<FileChooser['setFiles']>[0];

export const pointer: Visitor = {
  press: (target) => target.click(),
  tick: (checkbox) => checkbox.click(),
  fill: (field, text) => field.fill(text),
  async attach(field, files) {
    const label = field.page().locator(`label[for="${await field.getAttribute('id')}"]`);
    await chooseFiles(field.page(), files, () => label.click());
  },
  choose: async (select, index) => void (await select.selectOption({ index })),
};

/** Reaches each element with Tab, so that an element that is no tab stop fails the journey. */
export function keyboardOf(page: Page): Visitor {
  const { keyboard } = page;
  return {
    async press(target) {
      await tabTo(page, target);
      await keyboard.press('Enter');
    },
    async tick(checkbox) {
      await tabTo(page, checkbox);
      await keyboard.press('Space');
    },
    async fill(field, text) {
      await tabTo(page, field);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    async attach(field, files) {
      await tabTo(page, field);
      await chooseFiles(page, files, () => keyboard.press('Enter'));
    },
    async choose(select, index) {
      // The options of a place are loaded after the place above it was chosen.
      await expect.poll(() => select.locator('option').count()).toBeGreaterThan(index);
      await tabTo(page, select);
      await keyboard.press('Home');
      for (let step = 0; step < index; step += 1) await keyboard.press('ArrowDown');
      expect(await select.evaluate((element: HTMLSelectElement) => element.selectedIndex)).toBe(
        index,
      );
    },
  };
}

async function chooseFiles(page: Page, files: Files, open: () => Promise<void>): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open()]);
  await chooser.setFiles(files);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target} within ${MAX_STOPS} stops.`);
}
