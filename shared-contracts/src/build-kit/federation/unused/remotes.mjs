/** In place of the federation runtime's own: no build names its remotes, the registry does. */
export const remotes = undefined;
