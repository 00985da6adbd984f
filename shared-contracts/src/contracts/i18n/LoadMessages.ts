import type { Messages } from '@lingui/core';
import type { Locale } from './locale';

/**
 * Loads the compiled messages of one package in one language with `import()` of its
 * `locales/<locale>.po`. Each language has a chunk of its own, named `messages-<locale>-po`, so
 * that a page fetches only its own language.
 * @throws the error of `import()` if the chunk cannot be fetched; `createTranslator` then shows
 * English, and a page of a remote counts as unavailable
 */
export type LoadMessages = (locale: Locale) => Promise<{ messages: Messages }>;
