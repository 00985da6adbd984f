declare let __webpack_nonce__: string;

__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

export {};
