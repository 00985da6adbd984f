import { msg } from '@lingui/core/macro';
import { emailAddress, phone } from '@marketplace/contracts/api/fields';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { oneLine } from '@marketplace/contracts/api/typedText';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';

/** Form values of a support message; they are kept when the panel is closed or sending fails. */
export interface SupportDraft {
  name: string;
  emailOrPhone: string;
  message: string;
}

export type SupportErrors = { [Field in keyof SupportDraft]?: MessageDescriptor };

/** Validates a support message. Returns its errors, or the body to send if there are none. */
export function validateSupport(draft: SupportDraft): {
  errors: SupportErrors;
  body?: SupportDraft;
} {
  const emailOrPhone = oneLine(draft.emailOrPhone);
  const errors: SupportErrors = {
    ...(oneLine(draft.name) === '' && { name: msg`Please enter your name` }),
    ...(!isReachable(emailOrPhone) && {
      emailOrPhone: msg`Please enter an email address or a phone number, so that we can answer`,
    }),
    ...(oneLine(draft.message) === '' && { message: msg`Please write what we can help with` }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { errors, body: { ...draft, emailOrPhone: withPhonePrefix(emailOrPhone) } };
}

function isReachable(text: string): boolean {
  return (text.includes('@') ? emailAddress : phone).safeParse(text).success;
}
