import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { expect, type Page } from '@playwright/test';
import { readBrands, readNamesOfThings, readPlaces, readShopNames } from '../market/marketNames';
import { waitUntilIdle } from '../observe/idle';
import { stack } from '../stack/stack';
import { findLatinDigits, findLatinWords, findShared, findUntranslated } from './foreignTexts';
import { readInterfaceMessages } from './interfaceMessages';
import { type PageText, readTexts } from './readTexts';

/** Reads the HTML documents of a page in one language. */
type ReadPage = (page: Page, address: string) => Promise<string[]>;

/**
 * Expects the page at a path to contain only texts in its own language. The Bangla page has no
 * Latin digits or words except in names and codes. The French page has no English texts, neither of
 * the interface nor of the market. Elements with another `lang` are skipped, unless
 * `allowsOtherLanguages` is false.
 * @param readPage by default, reads the page as it is sent and as a browser renders it
 */
export async function expectOwnLanguage(
  page: Page,
  path: string,
  { readPage = sentAndRendered, allowsOtherLanguages = true } = {},
): Promise<void> {
  const [bangla, french, shops, brands, places, things] = await Promise.all([
    readInterfaceMessages('bn'),
    readInterfaceMessages('fr'),
    readShopNames(page.request),
    readBrands(page.request),
    readPlaces(page.request),
    readNamesOfThings(page.request),
  ]);
  // The page repeats the search term unchanged.
  const names = [...brands, ...new URL(path, stack.origin).searchParams.values()];
  const read = (language: string) => readPage(page, addressOf(path, language));
  const [bn, fr, en] = [await read('bn'), await read('fr'), await read('en')];
  // The documents are parsed on an empty page, because the shop's pages refuse to parse foreign
  // HTML.
  await page.goto('about:blank');
  const [allBangla, allFrench, allEnglish] = [
    await readAll(page, bn),
    await readAll(page, fr),
    await readAll(page, en),
  ];
  const [inBangla, inFrench, inEnglish] = [allBangla, allFrench, allEnglish].map((texts) =>
    texts.filter(({ isMarked }) => !isMarked),
  ) as [PageText[], PageText[], PageText[]]; // the cast is safe: `map` returns three lists
  const on = (what: string) => `${what}: ${path}`;
  expect.soft(findLatinDigits(inBangla, names), on('Latin digits')).toEqual([]);
  expect.soft(findUntranslated(inBangla, bangla), on('English in Bangla')).toEqual([]);
  expect.soft(findLatinWords(inBangla, names), on('Latin words')).toEqual([]);
  if (!allowsOtherLanguages) {
    const marked = allBangla.filter(({ isMarked }) => isMarked);
    // The page of a product also shows its names in other languages.
    const found = findLatinWords(marked, [...names, ...things.english]);
    expect.soft(found, on('texts marked as English in Bangla')).toEqual([]);
  }
  expect.soft(findUntranslated(inFrench, french), on('English in French')).toEqual([]);
  const ownFrench = [...things.french, ...[...french.values()].flatMap((each) => [...each])];
  const shared = findShared(inFrench, inEnglish, {
    // French pages write names of shops and the brand's name as English pages do.
    names: [...names, ...shops, ...places, defaultMarketConfig.brandName],
    english: things.english,
    french: ownFrench,
  });
  expect.soft(shared, on('English of the market in French')).toEqual([]);
}

function addressOf(path: string, language: string): string {
  const address = new URL(path, stack.origin);
  address.searchParams.set('lang', language);
  return address.href;
}

/** The document of a page, as sent and as rendered in a browser. */
const sentAndRendered: ReadPage = async (page, address) => {
  const response = await page.goto(address);
  await waitUntilIdle(page);
  return [(await response?.text()) ?? '', await page.content()];
};

/** The document of a page, as it is sent. */
export const asSent: ReadPage = async (page, address) => {
  const response = await page.request.get(address);
  return [await response.text()];
};

/** Texts of documents, without duplicates. */
async function readAll(page: Page, documents: readonly string[]): Promise<PageText[]> {
  const read = await Promise.all(documents.map((html) => readTexts(page, html)));
  for (const texts of read) expect(texts.length).toBeGreaterThan(20);
  const unique = new Map(read.flat().map((text) => [`${text.isMarked} ${text.text}`, text]));
  return [...unique.values()];
}
