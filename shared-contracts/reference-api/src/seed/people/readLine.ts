import type { ProductRows } from '../products/buildProducts';
import { productUuid } from '../products/buildProducts';

export interface Line {
  rows: ProductRows;
  variant: ProductRows['variants'][number] | undefined;
  quantity: number;
}

const LINE = /^([a-z0-9-]+)(?:#(\d+))?(?:\*(\d+))?$/;

/** Reads `handle#variant*quantity`; a product with variants takes its first one when none is named. */
export function readLine(text: string, products: ReadonlyMap<string, ProductRows>): Line {
  const [, handle = '', variant = '0', quantity = '1'] = LINE.exec(text) ?? [];
  const rows = products.get(productUuid(handle));
  if (!rows) throw new Error(`There is no product "${handle}" for "${text}".`);
  const chosen = rows.variants[Number(variant)];
  if (rows.variants.length > 0 && !chosen) throw new Error(`No such variant: "${text}".`);
  return { rows, variant: chosen, quantity: Number(quantity) };
}
