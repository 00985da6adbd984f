/** A catalogue, compiled by the bundler's loader and by the test transform alike. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
