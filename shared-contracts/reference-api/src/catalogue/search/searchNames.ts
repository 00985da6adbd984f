import type { Locale } from '@marketplace/contracts/i18n/locale';
import craftNames from './names/craft.json';
import filler from './names/filler.json';
import foodNames from './names/food.json';
import generic from './names/generic.json';
import proposed from './names/proposed.json';
import quality from './names/quality.json';

type Names = readonly (readonly string[])[];

/**
 * Synonyms for things in this market, one thing per line: in English, Bangla, Bangla in Latin
 * letters and usual misspellings. A search for one name also finds the other names of its line. A
 * name may have several words.
 */
export const SEARCH_NAMES: Names = [...foodNames, ...craftNames];

/** Names of kinds of things. A kind narrows a search only if the search names no thing. */
export const GENERIC_NAMES: Names = generic;

/**
 * Names of qualities that shops claim for any product. A quality narrows a search only if the
 * search names neither a thing nor a kind.
 */
export const QUALITY_NAMES: Names = quality;

/** Units and filler words, which say nothing about what a shopper looks for. */
export const FILLER_NAMES: Names = filler;

/** Things that the search box may suggest; `SEARCH_NAMES` contains their synonyms. */
export const PROPOSED_NAMES: readonly Readonly<Record<Locale, string>>[] = proposed;
