import { findDisagreements } from './agreeingTranslations';

const shell = (id: string, text: string) => ({ file: 'shell/fr.po', id, text });
const cart = (id: string, text: string) => ({ file: 'cart/fr.po', id, text });

it.each([
  ['nothing when packages agree', [shell('Pay', 'Payer'), cart('Pay', 'Payer')], []],
  [
    'nothing when only one package has the message',
    [shell('Pay', 'Payer'), cart('Cart', 'Panier')],
    [],
  ],
  [
    'a message with two translations',
    [shell('Pay', 'Payer'), shell('Cart', 'Panier'), cart('Pay', 'Régler')],
    ['"Pay": shell/fr.po says "Payer", cart/fr.po says "Régler"'],
  ],
])('findDisagreements reports %s', (_title, translations, expected) => {
  expect(findDisagreements(translations)).toEqual(expected);
});
