import { minifyInlineScripts } from './minifyInlineScripts.ts';

/**
 * A webpack loader: small scripts in documents (`minifyInlineScripts`).
 *
 * @param {string} source
 */
export default function inlineScriptLoader(source) {
  return minifyInlineScripts(source);
}
