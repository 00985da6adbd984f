/** In place of stylis' table of vendor prefixes, which styled-components uses only when asked to. */
export const prefix = (value) => value;
