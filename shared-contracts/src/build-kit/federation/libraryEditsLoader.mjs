import { editLibrary } from './libraryEdits.ts';

/**
 * A webpack loader: edits the code of libraries (`libraryEdits`).
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
export default function libraryEditsLoader(source) {
  return editLibrary(this.resourcePath, source);
}
