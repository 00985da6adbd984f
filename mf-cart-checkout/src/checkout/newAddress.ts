/** Value of the choice that stands for the address being typed. */
export const NEW_ADDRESS = 'new';
