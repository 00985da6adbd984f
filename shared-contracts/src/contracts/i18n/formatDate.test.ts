import { setupI18n } from '@marketplace/contracts/i18n';
import { messages as bn } from '../../design-system/locales/bn.po';
import { messages as en } from '../../design-system/locales/en.po';
import { messages as fr } from '../../design-system/locales/fr.po';
import { formatDate } from './formatDate';

const compiled = { bn, en, fr };

const write = (iso: string, locale: keyof typeof compiled) =>
  formatDate(iso, setupI18n({ locale, messages: compiled }));

it.each([
  ['2024-05-05T09:30:00.000Z', 'en', '5 May 2024'],
  ['2024-05-05T09:30:00.000Z', 'bn', '৫ মে ২০২৪'],
  ['2024-05-05T09:30:00.000Z', 'fr', '5 mai 2024'],
  ['2024-01-01T00:00:00.000Z', 'fr', '1er janvier 2024'],
  ['2023-12-31T00:00:00.000Z', 'bn', '৩১ ডিসেম্বর ২০২৩'],
] as const)('formatDate writes %s in %s as %s', (iso, locale, text) => {
  expect(write(iso, locale)).toBe(text);
});

it.each([
  ['2024-02-28T17:59:59.999Z', '28 February 2024'],
  ['2024-02-28T18:00:00.000Z', '29 February 2024'],
  ['2024-12-31T18:00:00.000Z', '1 January 2025'],
])('formatDate begins a new date at midnight in Dhaka: %s is %s', (iso, text) => {
  expect(write(iso, 'en')).toBe(text);
});

it('formatDate returns an invalid date unchanged', () => {
  expect(write('yesterday', 'en')).toBe('yesterday');
});
