/**
 * State of a link to the sign-up page: name and phone that are known already. It stays with the history of
 * this tab, and is in no address, log or storage.
 */
export interface SignUpState {
  fullName: string;
  phone: string;
}

/** The state of a location; `undefined` for any other. */
export function readSignUpState(state: unknown): SignUpState | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { fullName, phone } = { fullName: undefined, phone: undefined, ...state };
  return isText(fullName) && isText(phone) ? { fullName, phone } : undefined;
}

const isText = (value: unknown) => typeof value === 'string';
