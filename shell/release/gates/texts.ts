import { PRODUCTION } from '../releaseSettings';
import {
  type DescribedRelease,
  folderOf,
  type Gate,
  isDescribed,
  labelOf,
  type PairGate,
  type Problem,
} from './Gate';

/**
 * Finds texts of a candidate that lack a translation. The gate refuses them only in production. In
 * other channels it warns, and visitors read English.
 */
export const texts: Gate = {
  name: 'texts',
  warns: ({ channel }) => channel !== PRODUCTION,
  find: ({ candidate }) => {
    if (!isDescribed(candidate)) return [];
    const byText = new Map<string, Missing[]>();
    for (const [locale, missing] of Object.entries(candidate.manifest.missingTexts)) {
      for (const { text, at } of missing) {
        byText.set(text, [...(byText.get(text) ?? []), { locale, at }]);
      }
    }
    const folder = folderOf(candidate);
    return [...byText].map(([text, missing]) => {
      const locales = missing.map(({ locale }) => locale).join(', ');
      const unextracted = missing.find(({ locale }) => locale === 'en');
      const places = missing.map(({ at }) => at).join(', ');
      return {
        what: `"${text}" has no text in ${locales}${unextracted ? ': shoppers read its id' : ''}`,
        forWhom: `shoppers of ${candidate.part} who read ${locales}`,
        mend: unextracted
          ? `${unextracted.at}: npm run extract -- ${folder}, then translate it in the .po files`
          : `translate it: ${places}`,
      };
    });
  },
};

interface Missing {
  locale: string;
  at: string;
}

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
