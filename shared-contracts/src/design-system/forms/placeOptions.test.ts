import { placeOptions } from './placeOptions';

const places = [
  { name: 'Dhaka', nameBn: 'ঢাকা' },
  { name: 'Savar', nameBn: 'সাভার' },
];
const labels = (saved: string | undefined, locale: string) =>
  placeOptions(places, saved, locale).map(({ value, label }) => `${value}:${label}`);

it.each([
  ['en', undefined, ['Dhaka:Dhaka', 'Savar:Savar']],
  ['bn', '', ['Dhaka:ঢাকা', 'Savar:সাভার']],
  ['fr', 'Savar', ['Dhaka:Dhaka', 'Savar:Savar']],
  ['bn', 'Dacca', ['Dacca:Dacca', 'Dhaka:ঢাকা', 'Savar:সাভার']],
])('on a page in %s with the saved place %p, the options are %j', (locale, saved, offered) => {
  expect(labels(saved, locale)).toEqual(offered);
});
