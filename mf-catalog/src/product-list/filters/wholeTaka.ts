import { formatTaka } from '@marketplace/contracts/money/formatTaka';

/** A whole amount as filters write it: `৳10,000`. */
export const wholeTaka = (taka: number) => formatTaka(taka).replace(/\.00$/, '');
