/** The functions in this file run in the page, so they can use only their arguments and globals. */
import type * as TestingLibrary from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

export interface Point {
  x: number;
  y: number;
}

export type Find = typeof findElement;

/**
 * Finds the first element with a role and name, or the first field with a label. Searches the last
 * region whose role is `within`, or the whole page if `within` is empty.
 */
export function findElement(within: string, role: string, name: string | RegExp) {
  const library = window.TestingLibraryDom;
  const scope = within ? library?.queryAllByRole(document.body, within).at(-1) : document.body;
  if (!library || !scope) return undefined;
  return role === 'field'
    ? library.queryAllByLabelText(scope, name)[0]
    : library.queryAllByRole(scope, role, { name })[0];
}

/** Finds the point at which to press an element, or the reason why a visitor could not press it. */
export async function findPoint(
  find: Find,
  within: string,
  role: string,
  name: string | RegExp,
): Promise<{ point: Point } | { hindrance: string }> {
  const element = find(within, role, name);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element?.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (!element || !before) return { hindrance: `is not on ${window.location.pathname}` };
  // Waits for two frames, because a dialog that has just opened starts to move one frame later.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  const isAnimated = document.getAnimations().some(({ effect, playState }) => {
    const moved = effect instanceof KeyframeEffect ? effect.target : null;
    // Endless animations only pulse, and do not move the element.
    const isEndless = effect?.getComputedTiming().endTime === Infinity;
    return playState === 'running' && !isEndless && moved?.contains(element);
  });
  if (isAnimated || left !== before.left || top !== before.top) return { hindrance: 'moves' };
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  // A press on a field's label also presses the field.
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  if ([element, ...labels].some((own) => own.contains(hit))) return { point };
  const cover = hit ? `covered by ${hit.outerHTML.slice(0, 120)}` : 'outside the window';
  return { hindrance: `is at ${point.x}, ${point.y}, ${cover}` };
}

/**
 * Focuses a select element.
 * @returns false until the element has the option
 */
export function focusOption(
  find: Find,
  within: string,
  role: string,
  name: string | RegExp,
  option: string,
): boolean {
  const list = find(within, role, name);
  if (!(list instanceof HTMLSelectElement)) return false;
  list.focus();
  return [...list.options].some(({ text, disabled }) => text === option && !disabled);
}

/** Reads the text of the selected option in the focused select element. */
export function readSelection(): string {
  const list = document.activeElement;
  return (list instanceof HTMLSelectElement && list.selectedOptions[0]?.text) || '';
}

/**
 * Resolves when the page has finished the work that it defers until idle. Leaving the page earlier
 * would abort requests.
 */
export async function waitUntilIdle(): Promise<boolean> {
  const count = () => performance.getEntriesByType('resource').length;
  // Lists the scripts that are still loading. The browser's list of resources contains a script
  // only after it has arrived. If the page were left before that, Firefox would report the aborted
  // script as forged.
  const onTheirWay = () =>
    [...document.scripts].filter(({ src }) => src && !performance.getEntriesByName(src).length);
  const deadline = Date.now() + 20_000;
  let before: number;
  do {
    if (Date.now() > deadline) {
      throw new Error(`Still loading: ${onTheirWay().map(({ src }) => src)}`);
    }
    before = count();
    await new Promise((resolve) =>
      // WebKit has no idle callbacks. There, the shop starts idle work after 2 s.
      'requestIdleCallback' in window
        ? requestIdleCallback(resolve, { timeout: 2000 })
        : setTimeout(resolve, 2000),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
  } while (count() > before || onTheirWay().length > 0);
  return true;
}

export const hasTestingLibrary = (): boolean => 'TestingLibraryDom' in window;

export const readPath = (): string => window.location.pathname;
