import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import type { Translations } from '../../database/translations';
import { marketTexts } from './marketTexts';
import { amountWords, optionTexts } from './optionTexts';

type Words = ReadonlyMap<string, Translations>;

function parseWords(rows: string): Words {
  const parsed = rows
    .split('\n')
    .filter((row) => row.includes('|'))
    .map((row): [string, Translations] => {
      const [english = '', bn, fr] = row.split('|').map((cell) => cell.trim());
      return [english, { bn, fr }];
    });
  return new Map(parsed);
}

const words = parseWords(marketTexts + optionTexts);
const amounts = parseWords(amountWords);

/** A text of the market in its other languages; none where nobody has written them. */
export const translationsOf = (english: string): Translations =>
  words.get(english) ?? translateAmount(english) ?? {};

/** The same of several texts, in the languages that have all of them. */
export function translationsOfAll(texts: readonly string[]): Translations<string[]> {
  const translated = texts.map(translationsOf);
  const whole: Translations<string[]> = {};
  for (const language of ['bn', 'fr'] as const) {
    const all = translated.flatMap((each) => each[language] ?? []);
    if (all.length === texts.length) whole[language] = all;
  }
  return whole;
}

const UNIT = /(?<= )\p{L}+/gu;

/** An amount or a range of them, as `500 g`, `1–1.2 kg` or `2 × 3 ft`, or a bare size. */
export function translateAmount(english: string): Translations | undefined {
  if (!/^\d/.test(english)) return undefined;
  const units = english.match(UNIT) ?? [];
  if (units.some((unit) => !amounts.has(unit))) return undefined;
  const inLanguage = (language: 'bn' | 'fr') =>
    english.replace(UNIT, (unit) => amounts.get(unit)?.[language] ?? unit);
  return {
    bn: localDigits(inLanguage('bn'), 'bn').replace(/ টি$/, 'টি'),
    fr: inLanguage('fr').replace(/(?<=\d)\.(?=\d)/g, ','),
  };
}
