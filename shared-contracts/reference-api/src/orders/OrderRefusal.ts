/** Why an operator's command was not done, in one sentence for the terminal. */
export class OrderRefusal extends Error {}
