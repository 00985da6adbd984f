/** In place of the federation runtime's own, which also prepares tree shaking of shared modules. */
export const init = ({ webpackRequire: { federation } }) =>
  federation.runtime.init(federation.initOptions);
