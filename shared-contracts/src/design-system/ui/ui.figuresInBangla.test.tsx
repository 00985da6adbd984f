import { I18nProvider, setupI18n } from '@marketplace/contracts/i18n';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { messages } from '../locales/bn.po';
import { Pagination } from './Pagination';
import { Price } from './Price';
import { QuantityStepper } from './QuantityStepper';
import { Rating } from './Rating';

const i18n = setupI18n({ locale: 'bn', messages: { bn: messages } });

function textOf(element: ReactNode): string {
  const { container } = render(
    <MemoryRouter>
      <I18nProvider i18n={i18n}>{element}</I18nProvider>
    </MemoryRouter>,
  );
  const labels = [...container.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel);
  const fields = [...container.querySelectorAll('input')].map(({ value }) => value);
  return [container.textContent, ...labels, ...fields].join(' ');
}

describe('digits on a Bangla page (decision 071)', () => {
  it.each([
    ['stars and reviews', <Rating key="r" average={4.3} count={1234} />, ['৪.৩', '১,২৩৪টি রিভিউ']],
    [
      'page numbers',
      <Pagination key="p" pageNumber={3} totalPages={20} pathFor={String} />,
      ['২০ পাতার মধ্যে ৩', 'পাতা ২০'],
    ],
    [
      'money and percent off',
      <Price key="m" price={123_456} comparePrice={246_912} />,
      ['৳১,২৩,৪৫৬.০০', '৫০% ছাড়'],
    ],
    [
      'a quantity',
      <QuantityStepper key="q" quantity={12} onChange={() => {}} itemName="রুই" />,
      ['১২'],
    ],
  ])('are Bangla in %s', (_what, element, figures) => {
    const text = textOf(element);
    for (const figure of figures) expect(text).toContain(figure);
    expect(text).not.toMatch(/[0-9]/);
  });

  it('are Latin in the data that a form sends', () => {
    const { container } = render(
      <I18nProvider i18n={i18n}>
        <form>
          <QuantityStepper quantity={12} onChange={() => {}} itemName="রুই" name="quantity" />
        </form>
      </I18nProvider>,
    );
    const form = container.querySelector('form');
    expect(form && [...new FormData(form)]).toEqual([['quantity', '12']]);
  });
});
