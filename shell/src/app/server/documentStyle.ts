/** The tokens, the base styles and the fonts, once per document. */
export function documentStyle(nonce: string): string {
  return `<style nonce="${nonce}"></style>`;
}
