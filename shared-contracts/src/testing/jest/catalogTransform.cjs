const PO = require('pofile');
const { generateMessageId } = require('@lingui/message-utils/generateMessageId');
const { compileMessage } = require('@lingui/message-utils/compileMessage');

const generatedId = 'js-lingui-explicit-id';

/** Compiles a .po catalogue as @lingui/loader does, which is asynchronous and so not for Jest. */
module.exports = {
  process(source) {
    const messages = {};
    for (const item of PO.parse(source).items) {
      const text = item.msgstr[0];
      if (!text || item.obsolete) continue;
      const isExplicit = item.extractedComments.includes(generatedId);
      const id = isExplicit ? item.msgid : generateMessageId(item.msgid, item.msgctxt ?? undefined);
      messages[id] = compileMessage(text);
    }
    return { code: `exports.messages = ${JSON.stringify(messages)};` };
  },
};
