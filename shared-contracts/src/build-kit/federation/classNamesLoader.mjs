import { nameClassesByComponent, shortenComponentIds } from './classNames.ts';

/**
 * A webpack loader: short names of the classes that styled-components makes, in the library's own code
 * and in that of our components.
 *
 * @this {import('webpack').LoaderContext<{ part: string, files: string[] } | { part?: undefined }>}
 * @param {string} source
 */
export default function classNamesLoader(source) {
  const { part, files } = this.getOptions();
  if (!part) return nameClassesByComponent(source);
  return shortenComponentIds(source, part, files.indexOf(this.resourcePath));
}
