import type { SessionSettings } from '@marketplace/contracts/testSession';

/** Settings that can be removed. Other settings can only be emptied, such as the list of faults. */
const REMOVABLE = [
  'clock',
  'who',
  'language',
  'theme',
  'seed',
] as const satisfies (keyof SessionSettings)[];

type Removed = { [Name in (typeof REMOVABLE)[number]]?: undefined };

/**
 * Separates the settings that a body removes by `null` from the settings that it sets, as in JSON
 * Merge Patch (RFC 7396).
 * @returns the body without the removed settings, and each removed setting as `undefined`
 */
export function splitRemoved(body: unknown): { given: unknown; removed: Removed } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { given: body, removed: {} };
  }
  const isGiven = ([name, value]: [string, unknown]) =>
    value !== null || !REMOVABLE.some((each) => each === name);
  const removed = Object.entries(body).filter((entry) => !isGiven(entry));
  return {
    given: Object.fromEntries(Object.entries(body).filter(isGiven)),
    removed: Object.fromEntries(removed.map(([name]) => [name, undefined])),
  };
}

/** True if settings state that a setting is removed. */
export const isRemoved = (settings: SessionSettings, name: keyof SessionSettings) =>
  name in settings && settings[name] === undefined;
