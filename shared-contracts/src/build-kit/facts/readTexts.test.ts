import { swcOptions } from '../federation/swcOptions';
import { catalogueIds, locateMessages, messageIds, untranslatedMessages } from './readTexts';

const SOURCE = `import { Trans, useLingui } from '@lingui/react/macro';

export function Greeting({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <p title={t\`Close\`}>
      <Trans>Hello {name}, you are welcome</Trans>
    </p>
  );
}
`;

it('locateMessages finds the id, text and line number of each message, even in a production build', () => {
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production' });
  const found = locateMessages(SOURCE, 'Greeting.tsx', swcOptions('test'));
  Object.assign(process.env, { NODE_ENV });
  expect(found).toEqual([
    { id: expect.any(String), text: 'Close', line: 6 },
    { id: expect.any(String), text: 'Hello {name}, you are welcome', line: 7 },
  ]);
});

it('messageIds reads ids from compiled code, and catalogueIds from compiled catalogues', () => {
  const compiled = `_jsx(Trans_, {\n  id: "7Tb/NS"\n}); i18n._(/*i18n*/ {\n id: "a\\"b" });`;
  expect(messageIds(compiled)).toEqual(['7Tb/NS', 'a"b']);
  const catalogue =
    '/*eslint-disable*/export const messages=JSON.parse("{\\"7Tb/NS\\":[\\"Close\\"]}");';
  expect(catalogueIds(catalogue)).toEqual(['7Tb/NS']);
  // French has a non-breaking space before a colon. An escaped backslash must stay a backslash.
  const spaced = String.raw`JSON.parse("{\"0V\":[\"Prix\xA0: 5\"],\"1W\":[\"C:\\\\x5A\"]}")`;
  expect(catalogueIds(spaced)).toEqual(['0V', '1W']);
});

it('untranslatedMessages finds short and long messages without a translation, and skips the header', () => {
  const po = `msgid ""
msgstr ""
"Language: bn\\n"

msgid "Close"
msgstr ""

msgid ""
"A long text "
"in two lines"
msgstr ""

msgid "Hello"
msgstr "নমস্কার"

msgid ""
"Another "
"long text"
msgstr ""
"একটি"
`;
  expect(untranslatedMessages(po)).toEqual([
    { text: 'Close', line: 6 },
    { text: 'A long text in two lines', line: 11 },
  ]);
});
