import { complaintStatus } from '@marketplace/contracts/api/complaints';
import { optionalMessage } from '@marketplace/contracts/api/customers';
import { orderStatus } from '@marketplace/contracts/api/orders';
import { PAYMENT_METHODS, paymentStatus } from '@marketplace/contracts/api/payments';
import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';
import { CODE_NAMES } from './exportNames';
import { renderExport } from './renderExport';

const render = (row: Record<string, unknown>, language: Locale) =>
  /<dd>(.*?)<\/dd>/.exec(renderExport([{ kind: 'orders', rows: [row] }], language))?.[1];

describe('the page of an export', () => {
  it.each([
    ['bn', { status: 'delivered' }, 'ডেলিভারি হয়েছে'],
    ['fr', { paymentMethod: 'cash-on-delivery' }, 'paiement à la livraison'],
    ['en', { status: 'in-review' }, 'being looked into'],
    ['bn', { declinedMessages: ['placed', 'paid'] }, 'অর্ডার দেওয়া হয়েছে, পেমেন্ট হয়েছে'],
    ['bn', { quantity: 12 }, '১২'],
    ['fr', { language: 'bn' }, 'bengali'],
    ['bn', { comment: 'delivered' }, 'delivered'],
  ] as const)('shows in %s %j as %s', (language, row, text) => {
    expect(render(row, language)).toBe(text);
  });

  it('has words for each code of orders, payments, complaints and messages', () => {
    const codes = [
      ...orderStatus.options,
      ...paymentStatus.options,
      ...PAYMENT_METHODS,
      ...complaintStatus.options,
      ...optionalMessage.options,
      ...LOCALES,
    ];
    expect(codes.filter((code) => CODE_NAMES[code] === undefined)).toEqual([]);
  });
});
