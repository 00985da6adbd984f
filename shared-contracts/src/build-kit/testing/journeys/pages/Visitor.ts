import { expect, type Locator, type Page } from '@playwright/test';

/** Limit for the number of tab stops between two elements. */
const MAX_STOPS = 250;

/** A visitor who presses, types and chooses with a pointer or, instead, with the keyboard alone. */
export interface Visitor {
  /** Presses a button, a link, a summary or a field for files. */
  press: (target: Locator) => Promise<void>;
  /** Ticks a checkbox, or unticks it. */
  tick: (checkbox: Locator) => Promise<void>;
  /** Replaces the content of a text field. */
  fill: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of a select by its position, which counts from 0. */
  choose: (select: Locator, index: number) => Promise<void>;
}

export const pointer: Visitor = {
  press: (target) => target.click(),
  tick: (checkbox) => checkbox.click(),
  fill: (field, text) => field.fill(text),
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
    async choose(select, index) {
      await tabTo(page, select);
      await keyboard.press('Home');
      for (let step = 0; step < index; step += 1) await keyboard.press('ArrowDown');
      expect(await select.evaluate((element: HTMLSelectElement) => element.selectedIndex)).toBe(
        index,
      );
    },
  };
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target} within ${MAX_STOPS} stops.`);
}
