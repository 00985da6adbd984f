import { inAnyLanguage } from './inAnyLanguage';

describe('inAnyLanguage', () => {
  it.each([
    ['a text in English', 'Place Order', 'Place Order'],
    ['a text in Bangla', 'Place Order', 'অর্ডার করুন'],
    ['a text in French', 'Place Order', 'Passer la commande'],
    ['a text that the browser has translated', 'Place Order', 'Place Order\u200b'],
    ['a text with a value', 'Undo: put {name} back', 'ফিরিয়ে আনুন: পালং শাক আবার কার্টে রাখুন'],
    [
      'an accessible name with ordinary spaces',
      'Undo: put {name} back',
      'Annuler : remettre Spinach',
    ],
    [
      'a text with an element',
      'Keep the order number. An account with the phone <0>{phone}</0> shows this order too.',
      'Keep the order number. An account with the phone 01711223344 shows this order too.',
    ],
    [
      'a plural form with Bangla digits',
      '{left, plural, one {Only # left} other {Only # left}}',
      'আর মাত্র ৩টি আছে',
    ],
    ['a text with signs of regular expressions', 'From (৳)', 'From (৳)'],
  ])('matches %s', (_, message, text) => {
    expect(text).toMatch(inAnyLanguage(message));
  });

  it('does not match a text that only contains the message', () => {
    expect('প্রোমো কোড').not.toMatch(inAnyLanguage('Code'));
  });

  it('throws an error for a message that no catalogue contains', () => {
    expect(() => inAnyLanguage('Place my Order')).toThrow(
      'No catalogue contains “Place my Order”.',
    );
  });
});
