import { parseInformationPage } from './parseInformationPage.ts';

/**
 * Webpack loader that turns an information page from Markdown into a module, so that no page has to
 * load a parser.
 * @param {string} source
 */
export default function informationPageLoader(source) {
  return `export default ${JSON.stringify(parseInformationPage(source))};`;
}
