import type { SessionSettings } from '@marketplace/contracts/testSession';

/** Settings that a session can do without. The others are emptied, e.g. by a list without faults. */
const REMOVABLE = [
  'clock',
  'who',
  'language',
  'theme',
  'seed',
] as const satisfies (keyof SessionSettings)[];

type Removed = { [Name in (typeof REMOVABLE)[number]]?: undefined };

/**
 * Separates the settings that a body removes by `null` from those that it gives, as JSON Merge
 * Patch (RFC 7396) does.
 * @returns the body without them, and each removed setting as `undefined`
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
