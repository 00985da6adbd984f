import path from 'node:path';
import type { PartName } from './Registry';

/** The repository's top folder. */
export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Folder of a part: `mf_cart_checkout` lives in `mf-cart-checkout/`. */
export const packageOf = (part: PartName) => path.join(REPOSITORY, part.replaceAll('_', '-'));
