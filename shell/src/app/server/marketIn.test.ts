import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { marketIn } from './marketIn';

it.each([
  ['bn', 'নদীবাজার'],
  ['en', 'Nodibazar'],
  ['fr', 'Nodibazar'],
] as const)('names the brand in %s: %s', (locale, name) => {
  expect(marketIn(locale, defaultMarketConfig).brandName).toBe(name);
});

it('keeps the name of a brand that has no Bangla name', () => {
  const market = { ...defaultMarketConfig, brandName: 'Haor Hut', banglaBrandName: undefined };
  expect(marketIn('bn', market).brandName).toBe('Haor Hut');
});

it('does not send the Bangla name as a second name', () => {
  expect(marketIn('en', defaultMarketConfig)).not.toHaveProperty('banglaBrandName');
});
