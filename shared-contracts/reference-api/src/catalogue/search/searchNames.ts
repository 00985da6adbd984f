import type { Locale } from '@marketplace/contracts/i18n/locale';
import craftNames from './names/craft.json';
import filler from './names/filler.json';
import foodNames from './names/food.json';
import generic from './names/generic.json';
import proposed from './names/proposed.json';
import quality from './names/quality.json';

type Names = readonly (readonly string[])[];

/**
 * Names of things in this market, one thing per line: in English, Bangla, Bangla in Latin letters
 * and usual misspellings. A search for one name finds all names of its line. A name may have
 * several words.
 */
export const SEARCH_NAMES: Names = [...foodNames, ...craftNames];

/** Names of kinds. They narrow a search only if it names no thing. */
export const GENERIC_NAMES: Names = generic;

/**
 * Names of qualities that shops claim of anything. They narrow a search only if it names no kind.
 */
export const QUALITY_NAMES: Names = quality;

/** Amounts and filler words, which say nothing about what a shopper looks for. */
export const FILLER_NAMES: Names = filler;

/** Things that the search box may propose; `SEARCH_NAMES` contains their other names. */
export const PROPOSED_NAMES: readonly Readonly<Record<Locale, string>>[] = proposed;
