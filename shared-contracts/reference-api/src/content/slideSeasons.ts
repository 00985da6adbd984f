import { categoryPath } from '@marketplace/contracts/routes';

// Bangladesh has kept UTC+6 all year round since 2010.
const DHAKA_MS = 6 * 60 * 60 * 1000;

/**
 * Months, 1 to 12, in which a slide is shown that leads to goods of one season; a slide that leads
 * elsewhere is shown all year.
 */
const slideSeasons: Readonly<Record<string, readonly number[]>> = {
  [categoryPath('mango-season')]: [5, 6, 7, 8],
  [categoryPath('pitha')]: [11, 12, 1, 2],
};

/** Whether a slide to this address fits the month in Dhaka. */
export function isInSeason(url: string, now: Date): boolean {
  const month = new Date(now.getTime() + DHAKA_MS).getUTCMonth() + 1;
  return slideSeasons[url]?.includes(month) ?? true;
}
