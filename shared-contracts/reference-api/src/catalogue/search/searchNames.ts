import type { Locale } from '@marketplace/contracts/i18n/locale';
import craftNames from './names/craft.json';
import filler from './names/filler.json';
import foodNames from './names/food.json';
import generic from './names/generic.json';
import proposed from './names/proposed.json';

type Names = readonly (readonly string[])[];

/**
 * Names of things here, a thing a line: English, Bangla, Bangla in Latin letters and usual
 * misspellings. Whoever types one of them means them all; a name may have several words.
 */
export const SEARCH_NAMES: Names = [...foodNames, ...craftNames];

/** Kinds and qualities: they narrow nothing if another word finds something. */
export const GENERIC_NAMES: Names = generic;

/** Amounts and what stands around a name: they say nothing of what is looked for. */
export const FILLER_NAMES: Names = filler;

/** Things that the search box may propose; `SEARCH_NAMES` has their other names. */
export const PROPOSED_NAMES: readonly Readonly<Record<Locale, string>>[] = proposed;
