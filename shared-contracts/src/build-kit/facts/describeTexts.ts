import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options } from '@swc/core';
import { LOCALES } from '../../contracts/i18n/locale';
import type { BuiltSource } from './builtSources';
import type { BorrowedText, ReleaseFacts } from './ReleaseFacts';
import { catalogueIds, locateMessages, messageIds, untranslatedMessages } from './readTexts';

type TextFacts = Pick<ReleaseFacts, 'missingTexts' | 'borrowedTexts' | 'lentTexts'>;

const CONTRACTS = path.join(import.meta.dirname, '../..');
/** Catalogues of the design system, which the shell provides to every remote. */
const LENT = path.join(CONTRACTS, 'design-system/locales');

/**
 * Lists, by locale, the texts of a part that have no translation in its own catalogues. Also lists
 * the texts that a remote borrows from the shell, and those that the shell lends.
 */
export function describeTexts(
  sources: readonly BuiltSource[],
  isShell: boolean,
  compiler: Options,
): TextFacts {
  const catalogues = sources.filter(({ file }) => file.endsWith('.po'));
  const ofLocale = (locale: string, folder = '') =>
    catalogues
      .filter(({ file }) => path.basename(file) === `${locale}.po` && file.startsWith(folder))
      .flatMap(({ compiled }) => catalogueIds(compiled));

  const messages = new Map<BuiltSource, LocatedText[]>();
  const locate = (source: BuiltSource) => {
    const known = messages.get(source) ?? locateTexts(source, compiler);
    messages.set(source, known);
    return known;
  };
  const borrowedTexts: BorrowedText[] = [];
  const missingTexts: TextFacts['missingTexts'] = {};
  for (const locale of LOCALES) {
    const known = new Set(ofLocale(locale));
    const missing = sources.flatMap((source) => {
      const ids = messageIds(source.compiled).filter((id) => !known.has(id));
      return ids.length > 0 ? locate(source).filter(({ id }) => ids.includes(id)) : [];
    });
    // Remotes show texts of the design system, but only the shell contains their translations.
    const isBorrowed = ({ file }: { file: string }) => !isShell && file.startsWith(CONTRACTS);
    if (locale === 'en') borrowedTexts.push(...missing.filter(isBorrowed).map(withoutFile));
    missingTexts[locale] = [
      ...missing.filter((text) => !isBorrowed(text)).map(({ text, at }) => ({ text, at })),
      ...(locale === 'en' ? [] : catalogues.filter(isIn(locale)).flatMap(untranslated)),
    ];
  }
  const lent = (locale: string) => (isShell ? ofLocale(locale, LENT) : []);
  return {
    missingTexts,
    borrowedTexts,
    lentTexts: Object.fromEntries(LOCALES.map((locale) => [locale, lent(locale)])),
  };
}

const isIn =
  (locale: string) =>
  ({ file }: BuiltSource) =>
    path.basename(file) === `${locale}.po`;

const withoutFile = ({ id, text, at }: BorrowedText): BorrowedText => ({ id, text, at });

interface LocatedText extends BorrowedText {
  file: string;
}

const locateTexts = ({ file, text, place }: BuiltSource, compiler: Options): LocatedText[] =>
  locateMessages(text, file, compiler).map((message) => ({
    ...message,
    file,
    at: place(message.line),
  }));

const untranslated = ({ file, place }: BuiltSource) =>
  untranslatedMessages(readFileSync(file, 'utf8')).map(({ text, line }) => ({
    text,
    at: place(line),
  }));
