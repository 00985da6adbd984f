import { bus } from '@marketplace/contracts/events';

const KEY = 'recentSearches';
const MOST = 6;

interface Memory {
  /** Who is signed in while it grows; `null` for a visitor. */
  owner: string | null;
  texts: string[];
}

/**
 * What was searched for on this device, the latest first; it never leaves it. Phones are shared:
 * what a customer searched for is gone once they are not signed in any more.
 */
export function readRecentSearches(): string[] {
  const { owner, texts } = readMemory();
  const viewer = currentOwner();
  if (owner === null || owner === viewer) return texts.slice(0, MOST);
  // Before the first word of the session it may still be theirs.
  if (viewer !== undefined && bus.retained('session:changed')) forgetAll();
  return [];
}

/** Puts a search at the head; the same words in other letters or spaces replace the older ones. */
export function rememberSearch(text: string): string[] {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words === '') return readRecentSearches();
  return keep([words, ...without(words)]);
}

export const forgetSearch = (text: string): string[] => keep(without(text));

export const forgetSearches = (): string[] => keep([]);

const without = (words: string) =>
  readRecentSearches().filter((text) => text.toLowerCase() !== words.toLowerCase());

/** `undefined` while it is not known who is signed in. */
function currentOwner(): string | null | undefined {
  const session = bus.retained('session:changed');
  return session?.isLogin ? session.user?.uuid : null;
}

function forgetAll(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Blocked: then nothing was remembered.
  }
}

function readMemory(): Memory {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isMemory(kept)) return kept;
  } catch {
    // Storage is blocked, or holds what is not ours.
  }
  return { owner: null, texts: [] };
}

const isMemory = (kept: unknown): kept is Memory =>
  typeof kept === 'object' &&
  kept !== null &&
  'owner' in kept &&
  (kept.owner === null || typeof kept.owner === 'string') &&
  'texts' in kept &&
  Array.isArray(kept.texts) &&
  kept.texts.every((text) => typeof text === 'string');

function keep(texts: string[]): string[] {
  const owner = currentOwner();
  // Kept for nobody, a customer's words would be everybody's.
  if (owner === undefined) return texts.slice(0, MOST);
  const memory: Memory = { owner, texts: texts.slice(0, MOST) };
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Blocked or full: then nothing is remembered.
  }
  return memory.texts;
}
