import { I18nProvider, setupI18n } from '@marketplace/contracts/i18n';
import { render } from '@testing-library/react';
import type { Measure as Amount } from '../../contracts/api/measure';
import { messages as bn } from '../locales/bn.po';
import { messages as en } from '../locales/en.po';
import { messages as fr } from '../locales/fr.po';
import { Measure } from './Measure';

const CATALOGUES = { bn, en, fr };

function textOf(locale: keyof typeof CATALOGUES, measure: Amount) {
  const i18n = setupI18n({ locale, messages: CATALOGUES });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Measure {...measure} />
    </I18nProvider>,
  );
  return container.textContent;
}

it.each<[Amount, string, string, string]>([
  [{ amount: 500, unit: 'g' }, '500 g', '৫০০ গ্রাম', '500 g'],
  [{ amount: 1.5, unit: 'kg' }, '1.5 kg', '১.৫ কেজি', '1,5 kg'],
  [{ amount: 250, unit: 'ml' }, '250 ml', '২৫০ মিলি', '250 ml'],
  [{ amount: 1, unit: 'l' }, '1 L', '১ লিটার', '1 L'],
  [{ amount: 1, unit: 'piece' }, '1 piece', '১ পিস', '1 pièce'],
  [{ amount: 12, unit: 'piece' }, '12 pieces', '১২ পিস', '12 pièces'],
  [{ amount: 1, unit: 'pair' }, '1 pair', '১ জোড়া', '1 paire'],
  [{ amount: 2, unit: 'hali' }, '2 hali', '২ হালি', '2 hali'],
  [{ amount: 2, unit: 'dozen' }, '2 dozen', '২ ডজন', '2 douzaines'],
  [{ amount: 3, unit: 'bundle' }, '3 bundles', '৩ আঁটি', '3 bottes'],
  [{ amount: 1, unit: 'serving' }, '1 serving', 'জনপ্রতি', '1 portion'],
  [{ amount: 2, unit: 'serving' }, '2 servings', '২ জনের', '2 portions'],
  [{ amount: 600, upTo: 700, unit: 'g' }, '600–700 g', '৬০০–৭০০ গ্রাম', '600–700 g'],
])('Measure translates %j, and keeps number and unit on one line', (measure, ...texts) => {
  const written = (['en', 'bn', 'fr'] as const).map((locale) => textOf(locale, measure));
  expect(written.map((text) => text?.replace('\u2060', ''))).toEqual(
    texts.map((text) => text.replaceAll(' ', '\u00a0')),
  );
});
