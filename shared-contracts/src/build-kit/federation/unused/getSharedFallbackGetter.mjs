/** In place of the federation runtime's own, which is for tree shaking of shared modules. */
export const getSharedFallbackGetter = ({ factory }) => factory;
