let hint: string | undefined;

/** E-mail or phone typed in an earlier step, which prefills the next form once. */
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
