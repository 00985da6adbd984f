import { setupI18n as setupLingui } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { I18nProvider, setupI18n, Trans } from '@marketplace/contracts/i18n';
import { render } from '@testing-library/react';
import { LOCALES } from './locale';

const MESSAGES = {
  plain: compileMessage('All products'),
  found: compileMessage('{count, plural, one {# product} other {# products}} in {place}'),
  left: compileMessage(
    '{count, plural, =0 {Nothing left} one {Only <0>#</0> left} other {# left}}',
  ),
  page: compileMessage('Page {count, plural, other {#}} #'),
  nested: compileMessage('{place, select, cart {{count, plural, one {#} other {#s}}} other {}}'),
  rank: compileMessage('{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'),
};

function spyOnFormatters() {
  const spies = [
    jest.spyOn(Intl, 'NumberFormat'),
    jest.spyOn(Intl, 'PluralRules'),
    jest.spyOn(Intl, 'DateTimeFormat'),
  ];
  return () => spies.flatMap(({ mock }) => mock.calls);
}

afterEach(() => jest.restoreAllMocks());

describe.each(LOCALES)('messages with counts in %s', (locale) => {
  const setup = { locale, messages: { [locale]: MESSAGES } };

  // This test must run first for each language, because Lingui caches its formatters.
  it('are rendered without an `Intl` formatter', () => {
    const formatters = spyOnFormatters();
    const { container } = render(
      <I18nProvider i18n={setupI18n(setup)}>
        <Trans id="found" values={{ count: 865, place: 'Dhaka' }} />
        <Trans id="left" values={{ count: 1 }} components={{ 0: <b /> }} />
      </I18nProvider>,
    );
    expect(container.textContent).toContain('in Dhaka');
    expect(container.querySelector('b')?.textContent).toMatch(/^[1১]$/);
    expect(formatters()).toEqual([]);
  });

  it('have the same text as if Lingui had formatted them', () => {
    const [ours, theirs] = [setupI18n(setup), setupLingui(setup)];
    for (const id of Object.keys(MESSAGES)) {
      for (const count of [0, 1, 2, 11, 999, 1000, 123_456, 1_000_000, -1, 1.5, '3', undefined]) {
        const values = { count, place: 'cart' };
        expect(ours._(id, values)).toBe(theirs._(id, values));
        expect(ours.t({ id, values })).toBe(theirs.t({ id, values }));
      }
    }
    expect(ours._('unknown', { count: 1 }, { message: 'Plain' })).toBe('Plain');
  });
});
