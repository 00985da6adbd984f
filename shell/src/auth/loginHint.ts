let hint: string | undefined;

/**
 * E-mail address or phone that the visitor typed in an earlier step. It fills in the next form
 * once.
 */
export const loginHint = {
  set: (emailOrPhone: string) => {
    hint = emailOrPhone;
  },
  consume: () => {
    const consumed = hint;
    hint = undefined;
    return consumed;
  },
};
