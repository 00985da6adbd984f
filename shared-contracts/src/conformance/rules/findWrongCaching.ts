import type { Call } from '../../api/defineCall';

/** What a reply says of caching beside what its call allows; nothing when all is well. */
export function findWrongCaching(
  call: Call,
  headers: Headers,
  isAnonymous: boolean,
): string | undefined {
  const said = headers.get('cache-control') ?? '';
  if (call.cacheSeconds === undefined || !isAnonymous) {
    const isKept = !/\b(no-store|private)\b/.test(said);
    return isKept ? `cache-control: no-store expected, got ${said || 'nothing'}` : undefined;
  }
  // Without the header, a cache would guess.
  const seconds = Number(/\bmax-age=(\d+)/.exec(said)?.[1]);
  if (/\bno-(store|cache)\b/.test(said) || seconds <= call.cacheSeconds) return undefined;
  return `cache-control: max-age of at most ${call.cacheSeconds} expected, got ${said || 'nothing'}`;
}
