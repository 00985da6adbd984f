import { minifySync } from '@swc/core';

const SCRIPT = /\binlineScript`([^`]*)`/g;
const VALUE = /\$\{([^{}]*)\}/g;

/**
 * Minifies the scripts that stand in documents, each a template literal with the tag `inlineScript`: a
 * server's build is not minified, and every page carries them (0.2 KB brotli). Names of their own are
 * shortened, nothing else is rewritten, so that each value still stands where it stood.
 *
 * @param source a TypeScript module
 */
export function minifyInlineScripts(source: string): string {
  return source.replace(SCRIPT, (_literal, script: string) => {
    const values: string[] = [];
    const code = script.replace(VALUE, (value) => `__value${values.push(value) - 1}__`);
    const minified = minifySync(code, { compress: false, mangle: true, module: false }).code;
    const written = minified.replace(/__value(\d+)__/g, (_name, index) => values[index] ?? '');
    return `inlineScript\`${written}\``;
  });
}
