import { createRequire } from 'node:module';
import vm from 'node:vm';

const require = createRequire(import.meta.url);

/**
 * Runs a CommonJS server bundle out of a release and returns what it exports. It gets a folder that
 * does not exist, so that its chunks too are read through the store and never from beside it.
 */
export function evaluateBundle(code: string, filename: string): unknown {
  const module: { exports: unknown } = { exports: {} };
  const wrapped = `(function(exports, module, require, __dirname, __filename) {${code}\n})`;
  const run = new vm.Script(wrapped, { filename }).runInThisContext();
  run(module.exports, module, require, '/nowhere', filename);
  return module.exports;
}
