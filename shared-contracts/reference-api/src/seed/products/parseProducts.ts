import type { Section } from '../pictures/backdrops';

export interface CategorySource {
  handle: string;
  name: string;
  section: Section;
  composition: string;
  /** Delivered within the district of its shop alone. */
  isLocal: boolean;
}

export interface ProductSource {
  handle: string;
  name: string;
  category: CategorySource;
  /** Taka, before an option changes it. */
  price: number;
  comparePrice: number | null;
  /** Name of the options in `choices`, or empty. */
  choice: string;
  compositions: string[];
  shop: string;
  /** A number, or `low`, `some`, `pre`, `free`; empty for an ordinary stock. */
  stock: string;
  brand: string;
  tags: string[];
  hook: string;
}

const COLUMNS = 10;

/** `Rui Fish (রুই মাছ), 1 kg` becomes `rui-fish`; a Bangla name brings its handle after `~`. */
function handleOf(name: string): string {
  const [latin = ''] = name.split('(');
  return latin
    .replace(/,\s*\d.*$/, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

function parseProduct(line: string, category: CategorySource): ProductSource {
  const cells = cellsOf(line);
  if (cells.length !== COLUMNS) throw new Error(`Not ${COLUMNS} columns: ${line}`);
  const [title = '', price, was, choice, art = '', shop = '', stock = '', brand = '', tags, hook] =
    cells;
  const [name = '', handle] = title.split('~').map((part) => part.trim());
  return {
    handle: handle ?? handleOf(name),
    name,
    category,
    price: Number(price),
    comparePrice: was ? Number(was) : null,
    choice: choice === '-' ? '' : (choice ?? ''),
    compositions: art.split(';').map((composition) => composition.trim()),
    shop,
    stock,
    brand,
    tags: (tags ?? '').split(',').flatMap((tag) => tag.trim() || []),
    hook: hook ?? '',
  };
}

/**
 * Reads a section's table. A line `# handle | name | picture` begins a sub-category, with `| local` one
 * that is delivered within a shop's own district alone; every other
 * is a product: name, price, former price, options, pictures, shop, stock, brand, tags, text.
 */
export function parseProducts(section: Section, table: string): ProductSource[] {
  const products: ProductSource[] = [];
  let category: CategorySource | undefined;
  for (const line of table.trim().split('\n')) {
    if (line.startsWith('#')) {
      const [handle = '', name = '', composition = '', area] = cellsOf(line.slice(1));
      category = { handle, name, section, composition, isLocal: area === 'local' };
    } else if (category) {
      products.push(parseProduct(line, category));
    }
  }
  return products;
}
