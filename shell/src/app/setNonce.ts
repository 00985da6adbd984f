declare global {
  /** webpack's and styled-components' name for the nonce of what they insert. */
  var __webpack_nonce__: string;
}

__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

export {};
