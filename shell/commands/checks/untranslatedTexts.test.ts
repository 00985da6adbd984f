import { findUntranslated } from './untranslatedTexts';

describe('findUntranslated', () => {
  it.each([
    ['text of an element', '<p>Add to cart</p>', ['Add to cart']],
    ['text of a fragment', '<>Add <b>all</b></>', ['Add', 'all']],
    ['text in Bangla', '<p>কার্ট</p>', ['কার্ট']],
    ['a string in braces', "<p>{'Add to cart'}</p>", ['Add to cart']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test
    ['a template', '<p>{`${count} items`}</p>', ['items']],
    ['a branch of a conditional', "<p>{isSold ? 'Sold out' : t`In stock`}</p>", ['Sold out']],
    ['a default value', "<p>{name ?? 'Nobody'}</p>", ['Nobody']],
    ['a text after &&', "<p>{state === 'open' && 'Opened'}</p>", ['Opened']],
    ['a label', '<button aria-label="Close" />', ['Close']],
    ['a placeholder in braces', "<input placeholder={'Your name'} />", ['Your name']],
    ['the title of an own component', '<Panel title="Orders" />', ['Orders']],
    ['a label inside a message', '<Trans>See <img alt="Rui fish" /></Trans>', ['Rui fish']],
    ['a message', '<p><Trans>Add <b>all</b> to {cart}</Trans></p>', []],
    ['a plural', '<Plural value={n} one="# item" other={<b>many items</b>} />', []],
    ['a message in an attribute', '<img alt={t`Rui fish`} title={t({ message: "x" })} />', []],
    ['signs, figures and single letters', '<p>… · 24 × {price} X</p>', []],
    ['names of styles and types', '<input type="email" className="wide" />', []],
  ])('finds only texts that are not messages: %s', (_what, jsx, texts) => {
    expect(findUntranslated(`const x = ${jsx};`).map(({ text }) => text)).toEqual(texts);
  });

  it('reports the line of a text', () => {
    const source = 'const before = "বাংলা";\nconst x = (\n  <p>\n    Loose text\n  </p>\n);';
    expect(findUntranslated(source)).toEqual([{ line: 4, text: 'Loose text' }]);
  });
});
