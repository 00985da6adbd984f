import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { marketIn } from './marketIn';

it.each([
  ['bn', 'নদীবাজার'],
  ['en', 'Nodibazar'],
  ['fr', 'Nodibazar'],
] as const)('marketIn returns for the locale %s the brand name %s', (locale, name) => {
  expect(marketIn(locale, defaultMarketConfig).brandName).toBe(name);
});

it('marketIn returns the usual brand name if the market has no Bangla name', () => {
  const market = { ...defaultMarketConfig, brandName: 'Haor Hut', banglaBrandName: undefined };
  expect(marketIn('bn', market).brandName).toBe('Haor Hut');
});

it('marketIn removes the setting for the Bangla name from its result', () => {
  expect(marketIn('en', defaultMarketConfig)).not.toHaveProperty('banglaBrandName');
});
