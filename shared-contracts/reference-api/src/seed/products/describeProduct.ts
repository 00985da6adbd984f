import { categoryNotes } from '../data/categoryNotes';
import { kindNotes } from '../data/kindNotes';
import type { ShopSource } from '../data/shops';
import { stablePick } from '../stable';
import type { ProductSource } from './parseProducts';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const openings: ((shop: ShopSource) => string)[] = [
  ({ name, about }) => `<strong>${escapeHtml(name)}</strong>: ${escapeHtml(about)}.`,
  ({ district, about }) => `Sent from ${escapeHtml(district)}. ${escapeHtml(about)}.`,
  ({ name, district, about }) =>
    `Comes from <strong>${escapeHtml(name)}</strong> in ${escapeHtml(district)}. ${escapeHtml(about)}.`,
];

function withoutBrackets(name: string): string {
  return name.replace(/\s*\([^)]*\)/, '').trim();
}

/** The description of a product, in HTML: what it is, how it is used, who sells it, good to know. */
export function describeProduct(product: ProductSource, shop: ShopSource): string {
  const notes = kindNotes.get(product.handle) ?? categoryNotes[product.category.handle];
  if (!notes) throw new Error(`No notes on "${product.category.handle}".`);
  const use = stablePick(`use ${product.handle}`, notes.uses);
  const opening = stablePick(`opening ${product.handle}`, openings);
  const facts = notes.facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('');
  return [
    `<p>${escapeHtml(product.hook)}</p>`,
    `<p>${escapeHtml(use)}</p>`,
    `<p>${opening({ ...shop, name: withoutBrackets(shop.name) })}</p>`,
    `<h3>Good to know</h3><ul>${facts}<li>Sent from ${escapeHtml(shop.district)}</li></ul>`,
  ].join('\n');
}
