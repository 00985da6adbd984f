let checked: { account: string; otp: string } | undefined;

/**
 * The code that was found right, until the new password is set. In memory only: it is as good as a
 * password for ten minutes. A page loaded anew asks for it once more.
 */
export const checkedCode = {
  keep: (code: typeof checked) => {
    checked = code;
  },
  /** `undefined` unless it was checked for this very account. */
  of: (account: string | undefined) => (checked?.account === account ? checked?.otp : undefined),
};
