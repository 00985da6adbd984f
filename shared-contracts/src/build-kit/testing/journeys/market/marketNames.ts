import type { APIRequestContext } from '@playwright/test';
import { callMarket } from './callMarket';

interface Named {
  name: string;
  /** Left out where the name is in the language that was asked for. */
  nameLanguage?: string;
}

interface NamePage {
  items: Named[];
  paginationStatus?: { totalPages: number };
}

const PROPER_NAMES = ['/shop/public/shop', '/product/brand/product-brand'];
const NAMES_OF_THINGS = [
  '/category/featured-product-groups',
  '/category/sub-categories',
  '/product/tag/product-tag',
  '/product/public/product',
];

let proper: Promise<string[]> | undefined;
let french: Promise<string[]> | undefined;

/** Names of the market's shops and brands, which stay as they are written on pages in any language. */
export function readProperNames(request: APIRequestContext): Promise<string[]> {
  proper ??= readNames(request, PROPER_NAMES, 'en');
  return proper;
}

/** Names that the market has in French: some of them are the same in English. */
export function readFrenchNames(request: APIRequestContext): Promise<string[]> {
  french ??= readNames(request, NAMES_OF_THINGS, 'fr');
  return french;
}

async function readNames(request: APIRequestContext, paths: string[], language: string) {
  const lists = await Promise.all(paths.map((path) => readList(request, path, language)));
  return lists.flat().flatMap(({ name, nameLanguage }) => (nameLanguage ? [] : name));
}

async function readList(request: APIRequestContext, path: string, language: string) {
  const read = (pageNumber: number) =>
    callMarket<NamePage>(request, `${path}?pageSize=100&pageNumber=${pageNumber}`, { language });
  const { items, paginationStatus } = await read(1);
  const others = Array.from({ length: (paginationStatus?.totalPages ?? 1) - 1 }, (_, index) =>
    read(index + 2),
  );
  return [items, ...(await Promise.all(others)).map((page) => page.items)].flat();
}
