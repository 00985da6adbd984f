import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { expect, type Page } from '@playwright/test';
import { readNamesOfThings, readPlaces, readProperNames } from '../market/marketNames';
import { waitUntilIdle } from '../observe/idle';
import { stack } from '../stack/stack';
import { findLatinDigits, findLatinWords, findShared, findUntranslated } from './foreignTexts';
import { readInterfaceMessages } from './interfaceMessages';
import { type PageText, readTexts } from './readTexts';

/**
 * The page at a path, as it is sent and as it is in a browser, has in Bangla no Latin digit and no Latin word but
 * in names and codes, and in French no English text, neither of the interface nor of the market. Parts
 * that are marked as another language are in that one.
 */
export async function expectOwnLanguage(page: Page, path: string): Promise<void> {
  const [bangla, french, proper, places, things] = await Promise.all([
    readInterfaceMessages('bn'),
    readInterfaceMessages('fr'),
    readProperNames(page.request),
    readPlaces(page.request),
    readNamesOfThings(page.request),
  ]);
  // A search term is quoted as it was typed.
  const names = [...proper, ...new URL(path, stack.origin).searchParams.values()];
  const bn = await documentsIn('bn', page, path);
  const fr = await documentsIn('fr', page, path);
  const en = await documentsIn('en', page, path);
  // A page of the shop parses no HTML that is not its own.
  await page.goto('about:blank');
  const [inBangla, inFrench, inEnglish] = [
    await readAll(page, bn),
    await readAll(page, fr),
    await readAll(page, en),
  ];
  expect.soft(findLatinDigits(inBangla, names), 'Latin digits').toEqual([]);
  expect.soft(findUntranslated(inBangla, bangla), 'English in Bangla').toEqual([]);
  expect.soft(findLatinWords(inBangla, names), 'Latin words').toEqual([]);
  expect.soft(findUntranslated(inFrench, french), 'English in French').toEqual([]);
  const ownFrench = [...things.french, ...[...french.values()].flatMap((each) => [...each])];
  const shared = findShared(inFrench, inEnglish, {
    // Only a Bangla page has another name for it.
    names: [...names, ...places, defaultMarketConfig.brandName],
    english: things.english,
    french: ownFrench,
  });
  expect.soft(shared, 'English of the market in French').toEqual([]);
}

/** The document of a page as it was sent, and as it is in a browser. */
async function documentsIn(language: string, page: Page, path: string): Promise<string[]> {
  const address = new URL(path, stack.origin);
  address.searchParams.set('lang', language);
  const response = await page.goto(address.href);
  await waitUntilIdle(page);
  return [(await response?.text()) ?? '', await page.content()];
}

/** Texts of documents, each once. */
async function readAll(page: Page, documents: readonly string[]): Promise<PageText[]> {
  const read = await Promise.all(documents.map((html) => readTexts(page, html)));
  for (const texts of read) expect(texts.length).toBeGreaterThan(20);
  return [...new Map(read.flat().map((text) => [text.text, text])).values()];
}
