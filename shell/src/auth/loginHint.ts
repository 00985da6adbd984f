let hint: string | undefined;

/** Who is about to log in, as typed in a step before: nothing is to be typed twice. Used up by it. */
export const loginHint = {
  give: (emailOrPhone: string) => {
    hint = emailOrPhone;
  },
  take: () => {
    const taken = hint;
    hint = undefined;
    return taken;
  },
};
