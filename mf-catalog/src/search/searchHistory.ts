import { oneLine } from '@marketplace/contracts/api/typedText';
import { bus } from '../../contracts';

const KEY = 'recentSearches';
const MOST = 6;

interface Memory {
  /** Uuid of the customer who searched; `null` for a visitor. */
  owner: string | null;
  texts: string[];
}

/**
 * The recent searches of this device, latest first. The list is never sent to the API. Several
 * people may share a phone, so a customer's searches are cleared once that customer is no longer
 * signed in.
 */
export function readRecentSearches(): string[] {
  const { owner, texts } = readMemory();
  const viewer = currentOwner();
  if (owner === null || owner === viewer) return texts.slice(0, MOST);
  // While the session is unknown, keeps the stored searches, because they may belong to the current
  // customer.
  if (viewer !== undefined) removeStored();
  return [];
}

/**
 * Puts a search at the front of the list. Removes an older search that differs only in case or
 * spaces. Ignores a blank text.
 * @returns the recent searches, latest first
 */
export function recordSearch(text: string): string[] {
  const words = oneLine(text).replace(/\s+/g, ' ');
  if (words === '') return readRecentSearches();
  return store([words, ...without(words)]);
}

export const removeSearch = (text: string): string[] => store(without(text));

export const clearSearches = (): string[] => store([]);

const without = (words: string) =>
  readRecentSearches().filter((text) => text.toLowerCase() !== words.toLowerCase());

/**
 * Uuid of the signed-in customer; `null` for a visitor; `undefined` while the customer is unknown.
 */
function currentOwner(): string | null | undefined {
  const session = bus.retained('session:changed');
  if (!session) return undefined;
  return session.isLogin ? session.user?.uuid : null;
}

function removeStored(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function readMemory(): Memory {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isMemory(stored)) return stored;
  } catch {
    // Storage is blocked, or contains invalid data.
  }
  return { owner: null, texts: [] };
}

const isMemory = (stored: unknown): stored is Memory =>
  typeof stored === 'object' &&
  stored !== null &&
  'owner' in stored &&
  (stored.owner === null || typeof stored.owner === 'string') &&
  'texts' in stored &&
  Array.isArray(stored.texts) &&
  stored.texts.every((text) => typeof text === 'string');

function store(texts: string[]): string[] {
  const owner = currentOwner();
  // Stores nothing while the session is unknown. Otherwise, a customer's search would be stored as
  // a visitor's, for everybody to see.
  if (owner === undefined) return texts.slice(0, MOST);
  const memory: Memory = { owner, texts: texts.slice(0, MOST) };
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Storage is blocked or full, so the search is not stored.
  }
  return memory.texts;
}
