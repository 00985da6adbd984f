/** Headers between the gateway and its render workers; a visitor's own of that name are dropped. */
export const NONCE_HEADER = 'x-render-nonce';
export const ORIGIN_HEADER = 'x-render-origin';
