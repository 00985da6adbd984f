import { cutText } from '../i18n/graphemes';
import { MAX_SEARCH, oneLine } from './typedText';

/**
 * Reads a search text from a URL's query, and cuts it to the contract's limit.
 * @returns `undefined` if the text is empty
 */
export const readSearchText = (query: URLSearchParams, name: string) =>
  oneLine(cutText(oneLine(query.get(name) ?? ''), MAX_SEARCH)) || undefined;
