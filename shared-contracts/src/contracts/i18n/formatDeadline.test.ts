import { setupI18n } from '@marketplace/contracts/i18n';
import { messages } from '../../design-system/locales/bn.po';
import { formatDeadline } from './formatDeadline';

it.each([
  ['2024-05-05T17:59:59.999Z', '৫ মে ২০২৪'],
  ['2024-05-05T09:05:00.000Z', '৫ মে ২০২৪, বিকাল ৩:০৫'],
])('formatDeadline writes %s as %s', (iso, text) => {
  expect(formatDeadline(iso, setupI18n({ locale: 'bn', messages: { bn: messages } }))).toBe(text);
});
