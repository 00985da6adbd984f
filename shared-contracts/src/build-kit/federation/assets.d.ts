// The import of a static file is its URL.
declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.png' {
  const address: string;
  export default address;
}

declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
