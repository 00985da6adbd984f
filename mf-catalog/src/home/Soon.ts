/** What is there, is still to come, or is `undefined` because it could not be loaded. */
export type Soon<Value> = Value | Promise<Value> | undefined;
