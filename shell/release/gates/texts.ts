import type { MissingText } from '@marketplace/contracts/facts/ReleaseFacts';
import {
  type DescribedRelease,
  type Gate,
  isDescribed,
  labelOf,
  type PairGate,
  type Problem,
} from './Gate';

/** Finds texts of a candidate that lack a translation. */
export const texts: Gate = {
  name: 'texts',
  find: ({ candidate }) => {
    if (!isDescribed(candidate)) return [];
    const byText = new Map<string, MissingText & { locales: string[] }>();
    for (const [locale, missing] of Object.entries(candidate.manifest.missingTexts)) {
      for (const { text, at } of missing) {
        const known = byText.get(text) ?? { text, at, locales: [] };
        byText.set(text, { ...known, locales: [...known.locales, locale] });
      }
    }
    return [...byText.values()].map(({ text, at, locales }) => ({
      what: `"${text}" has no text in ${locales.join(', ')}${locales.includes('en') ? ': shoppers read its id' : ''}`,
      forWhom: `shoppers of ${candidate.part} who read ${locales.join(', ')}`,
      mend: `${at}: npm run extract, then translate it in the .po files`,
    }));
  },
};

/** Finds texts of the design system that a remote shows but the shell does not provide. */
export const lentTexts: PairGate = {
  name: 'texts',
  findBetween: (candidate, other) => {
    if (candidate.part === 'shell') return unlent(other, candidate, other);
    if (other.part === 'shell') return unlent(candidate, other, other);
    return [];
  },
};

function unlent(
  remote: DescribedRelease,
  shell: DescribedRelease,
  other: DescribedRelease,
): Problem[] {
  return Object.entries(shell.manifest.lentTexts).flatMap(([locale, ids]) =>
    remote.manifest.borrowedTexts
      .filter(({ id }) => !ids.includes(id))
      .map(({ text, at }) => ({
        what: `${remote.part} shows "${text}" of the design system, which the shell does not hold in ${locale}`,
        forWhom: labelOf(other),
        mend: `${at}: release a shell with this text first`,
      })),
  );
}
