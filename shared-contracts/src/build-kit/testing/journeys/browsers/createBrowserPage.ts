import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { isHydrated } from '../pages/navigation';
import type { BrowserSession, InputSource } from './BrowserSession';
import {
  findElement,
  findPoint,
  focusOption,
  hasTestingLibrary,
  type Point,
  readPath,
  readSelection,
  waitUntilIdle,
} from './inPage';

const WAIT = { timeout: 20_000 };
/** Keys in WebDriver's notation. */
export const ENTER = '\uE007';
const SHIFT = '\uE008';
const CONTROL = '\uE009';

const testingLibrary = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** An element, found by role and name. If several elements match, the first is used. */
export interface Target {
  /** Landmark or dialog that contains the element; without it, the whole page is searched. */
  within?: 'banner' | 'contentinfo' | 'dialog' | 'main' | 'search';
  /** ARIA role, or `field` for a form field of any kind, because a password field has no role. */
  role: string;
  /** The whole accessible name, or an expression that matches a part of it. */
  name: string | RegExp;
}

/** A page in a browser that Playwright does not drive, with the actions of a visitor. */
export interface BrowserPage {
  /**
   * Opens a page, waits until React has hydrated it, and presses a key. Resolves when background
   * loading has ended.
   */
  open: (url: string) => Promise<void>;
  click: (target: Target) => Promise<void>;
  /** Replaces the text of a field. */
  type: (target: Target, text: string) => Promise<void>;
  /** Selects an option of a list by typing its first letters. */
  select: (target: Target, option: string) => Promise<void>;
  /** Resolves when an element is visible. */
  find: (target: Target) => Promise<unknown>;
  path: () => Promise<string>;
}

export function createBrowserPage(session: BrowserSession): BrowserPage {
  /**
   * Runs a function in the page. The function can use its arguments and globals, but no variables
   * of this file.
   */
  async function run<Given extends Argument[], Found>(
    script: (...given: Given) => Found | Promise<Found>,
    ...given: Given
  ): Promise<Found> {
    const call = `(${script})(${given.map(toSource).join()})`;
    return JSON.parse(await session.evaluate(`Promise.resolve(${call}).then(JSON.stringify)`));
  }

  async function loadTestingLibrary(): Promise<void> {
    if (await run(hasTestingLibrary)) return;
    const source = await readFile(testingLibrary, 'utf8');
    await session.evaluate(`(() => {${source}\nreturn ''})()`);
  }

  async function find({ within, role, name }: Target): Promise<Point> {
    await loadTestingLibrary();
    const deadline = Date.now() + WAIT.timeout;
    for (;;) {
      const found = await run(findPoint, findElement, within ?? '', role, name);
      if ('point' in found) return found.point;
      if (Date.now() > deadline) throw new Error(`${role} ${name} ${found.hindrance}`);
    }
  }

  async function click(target: Target): Promise<void> {
    await session.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', ...(await find(target)) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  return {
    open: async (url) => {
      await session.open(url);
      await expect.poll(() => run(isHydrated), WAIT).toBe(true);
      // Some code loads only after a visitor's first interaction.
      await session.perform(
        keys([
          { type: 'keyDown', value: SHIFT },
          { type: 'keyUp', value: SHIFT },
        ]),
      );
      await run(waitUntilIdle);
    },
    click,
    type: async (target, text) => {
      await click(target);
      await session.perform(
        keys([
          { type: 'keyDown', value: CONTROL },
          ...strokes('a'),
          { type: 'keyUp', value: CONTROL },
          ...strokes(text),
        ]),
      );
    },
    select: async (target, option) => {
      const { within, role, name } = target;
      await find(target);
      await expect
        .poll(() => run(focusOption, findElement, within ?? '', role, name, option), WAIT)
        .toBe(true);
      await session.perform(keys(strokes(option)));
      await expect.poll(() => run(readSelection), WAIT).toBe(option);
    },
    find,
    path: () => run(readPath),
  };
}

type Argument = string | RegExp | ((...given: never[]) => unknown);

const toSource = (argument: Argument): string =>
  typeof argument === 'string' ? JSON.stringify(argument) : String(argument);

const keys = (actions: InputSource['actions']): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions,
});

const strokes = (text: string): InputSource['actions'] =>
  [...text].flatMap((value) => [
    { type: 'keyDown', value } as const,
    { type: 'keyUp', value } as const,
  ]);
