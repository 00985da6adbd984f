/** Data that React's development build stores about an element. */
interface Written {
  return: Written | null;
  /** Stack at the creation of the element. */
  _debugStack?: Error;
}

/**
 * Finds the texts that React keeps as text nodes beside other nodes, each with its parent. A
 * browser's translator moves each text node into `<font>`. React then throws if it removes such a
 * text or inserts something before it, and later changes stay invisible. A string that is alone in
 * its element is safe, because React sets it as the whole content. Texts that a test wrote are
 * ignored. Journeys run this function in the page, so it uses nothing outside itself.
 */
export function findBareTexts(root: Node): string[] {
  const isOfTest = (text: object) => {
    for (const [key, fiber] of Object.entries(text)) {
      if (!key.startsWith('__reactFiber$')) continue;
      for (let written: Written | null = fiber; written; written = written.return) {
        const [, ...frames] = written._debugStack?.stack?.split('\n') ?? [];
        const writer = frames.find((frame) => /\.tsx?:\d/.test(frame));
        if (writer) return /\.test\.|\/testing\//.test(writer);
      }
    }
    return false;
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text: Node | null = root; text; text = texts.nextNode()) {
    // Translators leave blank texts and `translate="no"` alone.
    if (!(text instanceof Text) || !text.data.trim()) continue;
    if (text.parentElement?.closest('[translate="no"]')) continue;
    // React marks its own text nodes, but not a string that is alone in its element.
    const isOfReact = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    if (isOfReact && !isOfTest(text))
      found.push(`<${text.parentElement?.localName}>: ${text.data}`);
  }
  return found;
}
