import { compileMessage } from '@lingui/message-utils/compileMessage';
import { I18nProvider, setupI18n, Trans } from '@marketplace/contracts/i18n';
import { render } from '@testing-library/react';

const i18n = setupI18n({
  locale: 'en',
  messages: {
    en: {
      left: compileMessage('Only <0>{count}</0> of {all} left'),
      none: compileMessage('Sold out'),
    },
  },
});

const stock = (count: number) => (
  <I18nProvider i18n={i18n}>
    <p>
      {count > 0 && (
        <Trans id="left" values={{ count, all: count + 1 }} components={{ 0: <b /> }} />
      )}
      {count === 0 && <Trans id="none" />}
    </p>
  </I18nProvider>
);

/** Moves each text into `<font>`, as the translator of a browser does. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
}

it('I18nProvider shows changed and replaced texts on a page that the browser has translated', () => {
  const { container, rerender } = render(stock(3));
  for (const [count, text] of [
    [2, 'Only 2 of 3 left'],
    [0, 'Sold out'],
    [1, 'Only 1 of 2 left'],
  ] as const) {
    translate(container);
    rerender(stock(count));
    expect(container).toHaveTextContent(text);
  }
});
