import { shortenComponentIds } from './componentIds.ts';

/**
 * A webpack loader: short ids of the styled components of a part.
 *
 * @this {import('webpack').LoaderContext<{ part: string, files: string[] }>}
 * @param {string} source
 */
export default function componentIdsLoader(source) {
  const { part, files } = this.getOptions();
  return shortenComponentIds(source, part, files.indexOf(this.resourcePath));
}
