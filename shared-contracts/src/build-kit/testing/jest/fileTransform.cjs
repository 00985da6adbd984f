const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const PO = require('pofile');
const { generateMessageId } = require('@lingui/message-utils/generateMessageId');
const { compileMessage } = require('@lingui/message-utils/compileMessage');
require('tsx/cjs');
const { parseInformationPage } = require('../../federation/parseInformationPage.ts');

const EXPLICIT_ID = 'js-lingui-explicit-id';

// Their output may change although the file does not.
const makers = [__filename, join(__dirname, '../../federation/parseInformationPage.ts')]
  .map((file) => readFileSync(file))
  .concat(Buffer.from(require('marked/package.json').version));

/** Jest transform of files that are not code, in place of the bundler's loaders. */
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
    // A picture or font is its file name: enough to tell which one a component shows.
    return { code: `module.exports = ${JSON.stringify(basename(file))};` };
  },
};

/** As @lingui/loader does, which is asynchronous and so not for Jest. */
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
