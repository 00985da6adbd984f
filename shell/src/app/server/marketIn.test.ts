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

it.each([
  ['bn', 'কারওয়ান বাজার, ঢাকা ১২১৫, বাংলাদেশ'],
  ['en', 'Karwan Bazar, Dhaka 1215, Bangladesh'],
] as const)('marketIn returns for the locale %s the address %s', (locale, address) => {
  expect(marketIn(locale, defaultMarketConfig).companyAddress).toBe(address);
});

it('marketIn returns the usual address if the market has no Bangla address', () => {
  const market = { ...defaultMarketConfig, banglaCompanyAddress: undefined };
  expect(marketIn('bn', market).companyAddress).toBe(defaultMarketConfig.companyAddress);
});

it('marketIn removes the setting for the Bangla name from its result', () => {
  expect(marketIn('en', defaultMarketConfig)).not.toHaveProperty('banglaBrandName');
});
