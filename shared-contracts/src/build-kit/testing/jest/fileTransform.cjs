const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const PO = require('pofile');
const { generateMessageId } = require('@lingui/message-utils/generateMessageId');
const { compileMessage } = require('@lingui/message-utils/compileMessage');
require('tsx/cjs');
const { parseInformationPage } = require('../../federation/parseInformationPage.ts');

const EXPLICIT_ID = 'js-lingui-explicit-id';

// Code that determines the output. The cache key contains it, so that a change of this code
// invalidates the cache.
const makers = [__filename, join(__dirname, '../../federation/parseInformationPage.ts')]
  .map((file) => readFileSync(file))
  .concat(Buffer.from(require('marked/package.json').version));

/** Jest transform of files that are not code. It replaces the loaders of the bundler. */
module.exports = {
  getCacheKey(source, file) {
    const hash = createHash('sha256').update(file).update(source);
    for (const maker of makers) hash.update(maker);
    return hash.digest('hex');
  },
  process(source, file) {
    if (file.endsWith('.po')) {
      return { code: `exports.messages = ${JSON.stringify(compileMessages(source))};` };
    }
    if (file.endsWith('.md')) {
      const page = JSON.stringify(parseInformationPage(source));
      return { code: `exports.__esModule = true; exports.default = ${page};` };
    }
    // The import of a picture or font is its file name, so that tests can distinguish the files.
    return { code: `module.exports = ${JSON.stringify(basename(file))};` };
  },
};

/**
 * Compiles messages. @lingui/loader does the same, but it is asynchronous and so does not work in
 * Jest.
 */
function compileMessages(source) {
  const messages = {};
  for (const item of PO.parse(source).items) {
    const text = item.msgstr[0];
    if (!text || item.obsolete) continue;
    const isExplicit = item.extractedComments.includes(EXPLICIT_ID);
    const id = isExplicit ? item.msgid : generateMessageId(item.msgid, item.msgctxt ?? undefined);
    messages[id] = compileMessage(text);
  }
  return messages;
}
