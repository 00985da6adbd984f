const { findBareTexts } = require('../findBareTexts.ts');

/** Fails a test if its page shows a bare text (`findBareTexts`), even if only for a moment. */
module.exports = function watchTexts() {
  const bare = new Set();
  const collect = (nodes) => {
    for (const node of nodes) for (const text of findBareTexts(node)) bare.add(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) collect(addedNodes);
  });
  observer.observe(document, { subtree: true, childList: true });
  afterEach(() => {
    collect([
      document.body,
      ...observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]),
    ]);
    const texts = [...bare];
    bare.clear();
    if (texts.length > 0)
      throw new Error(`Texts without an element of their own:\n${texts.join('\n')}`);
  });
};
