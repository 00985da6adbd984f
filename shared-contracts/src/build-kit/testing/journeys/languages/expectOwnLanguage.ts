import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import {
  type NamesByLanguage,
  readBrands,
  readNamesOfThings,
  readPlaces,
  readShopNames,
} from '../market/marketNames';
import { readInterfaceMessages } from '../messages/interfaceMessages';
import { waitUntilIdle } from '../observe/idle';
import { stack } from '../stack/stack';
import { findLatinDigits, findLatinWords, findShared, findUntranslated } from './foreignTexts';
import { type PageText, readTexts } from './readTexts';

/** Reads the HTML documents of a page in one language. */
type ReadPage = (page: Page, address: string) => Promise<string[]>;

/**
 * Expects the page at a path to contain only texts in its own language. The Bangla page has no
 * Latin digits or words except in names and codes. The French page has no English texts, neither of
 * the interface nor of the market. Elements with another `lang` are skipped. If
 * `allowsOtherLanguages` is false, those of the Bangla page are checked, too.
 * @param readPage by default, reads the page as it is sent and as a browser renders it
 */
export async function expectOwnLanguage(
  page: Page,
  path: string,
  { readPage = sentAndRendered, allowsOtherLanguages = true } = {},
): Promise<void> {
  const read = (language: string) => readPage(page, addressOf(path, language));
  const [bn, fr, en] = [await read('bn'), await read('fr'), await read('en')];
  // The documents are parsed on an empty page, because the shop's pages refuse to parse foreign
  // HTML.
  await page.goto('about:blank');
  const [inBangla, inFrench, inEnglish] = [
    await readAll(page, bn),
    await readAll(page, fr),
    await readAll(page, en),
  ];
  const known = await readKnownNames(page.request, path);
  expectBangla(inBangla, known);
  if (!allowsOtherLanguages) {
    const marked = inBangla.filter(({ isMarked }) => isMarked);
    // The page of a product also shows the product's names in other languages.
    const found = findLatinWords(marked, [...known.names, ...known.things.english]);
    expect.soft(found, `texts marked as English in Bangla: ${path}`).toEqual([]);
  }
  expectFrench(inFrench, inEnglish, known);
}

/**
 * Expects an open page to contain only texts in this language, for example after an action. Then
 * navigates away. Does not compare a French page with the English page: if a text of the market
 * stays English, the test of the Bangla page finds it anyway.
 */
export async function expectShownLanguage(page: Page, language: 'bn' | 'fr'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const [path, html] = [page.url(), await page.content()];
  await page.goto('about:blank');
  const texts = await readAll(page, [html]);
  const known = await readKnownNames(page.request, path);
  if (language === 'bn') expectBangla(texts, known);
  else expectFrench(texts, [], known);
}

/** Names that a page may show in another language. */
interface KnownNames {
  /** Path of the page, for the messages of failures. */
  path: string;
  /** Names and terms that are the same on pages in any language. */
  names: string[];
  shops: string[];
  places: string[];
  things: NamesByLanguage;
}

async function readKnownNames(request: APIRequestContext, path: string): Promise<KnownNames> {
  const [shops, brands, places, things] = await Promise.all([
    readShopNames(request),
    readBrands(request),
    readPlaces(request),
    readNamesOfThings(request),
  ]);
  const { searchParams } = new URL(path, stack.origin);
  searchParams.delete('lang');
  // The page repeats the search term unchanged.
  const names = [...brands, ...searchParams.values()];
  return { path, names, shops, places, things };
}

const withoutMarked = (texts: readonly PageText[]) => texts.filter(({ isMarked }) => !isMarked);

function expectBangla(all: readonly PageText[], { path, names }: KnownNames): void {
  const texts = withoutMarked(all);
  const english = findUntranslated(texts, readInterfaceMessages('bn'));
  expect.soft(findLatinDigits(texts, names), `Latin digits: ${path}`).toEqual([]);
  expect.soft(english, `English in Bangla: ${path}`).toEqual([]);
  expect.soft(findLatinWords(texts, names), `Latin words: ${path}`).toEqual([]);
}

function expectFrench(
  all: readonly PageText[],
  englishPage: readonly PageText[],
  { path, names, shops, places, things }: KnownNames,
): void {
  const texts = withoutMarked(all);
  const french = readInterfaceMessages('fr');
  expect.soft(findUntranslated(texts, french), `English in French: ${path}`).toEqual([]);
  const shared = findShared(texts, withoutMarked(englishPage), {
    // French pages write names of shops and the brand's name as English pages do.
    names: [...names, ...shops, ...places, defaultMarketConfig.brandName],
    english: things.english,
    french: [...things.french, ...[...french.values()].flatMap((each) => [...each])],
  });
  expect.soft(shared, `English of the market in French: ${path}`).toEqual([]);
}

/** URL of a page in one language. */
export function addressOf(path: string, language: string): string {
  const address = new URL(path, stack.origin);
  address.searchParams.set('lang', language);
  return address.href;
}

/** Reads the document of a page twice: as it is sent, and as a browser renders it. */
const sentAndRendered: ReadPage = async (page, address) => {
  const response = await page.goto(address);
  await waitUntilIdle(page);
  return [(await response?.text()) ?? '', await page.content()];
};

/** Reads the document of a page as it is sent. */
export const asSent: ReadPage = async (page, address) => {
  const response = await page.request.get(address);
  return [await response.text()];
};

/** Reads the texts of documents, without duplicates. */
async function readAll(page: Page, documents: readonly string[]): Promise<PageText[]> {
  const read = await Promise.all(documents.map((html) => readTexts(page, html)));
  for (const texts of read) expect(texts.length).toBeGreaterThan(20);
  const unique = new Map(read.flat().map((text) => [`${text.isMarked} ${text.text}`, text]));
  return [...unique.values()];
}
