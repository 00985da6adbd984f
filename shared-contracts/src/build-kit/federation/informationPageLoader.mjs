import { parseInformationPage } from './parseInformationPage.ts';

/**
 * A webpack loader: an information page in Markdown becomes a module, so that no page carries a parser.
 *
 * @param {string} source
 */
export default function informationPageLoader(source) {
  return `export default ${JSON.stringify(parseInformationPage(source))};`;
}
