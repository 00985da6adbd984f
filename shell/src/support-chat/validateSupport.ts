import { msg } from '@lingui/core/macro';
import { emailAddress } from '@marketplace/contracts/api/emailAddress';
import { phone, withPhonePrefix } from '@marketplace/contracts/api/phone';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import type { SupportDraft } from './SupportDraft';

export type SupportErrors = { [Field in keyof SupportDraft]?: MessageDescriptor };

/** What keeps a message from being sent; otherwise the message as it is sent. */
export function validateSupport(draft: SupportDraft): {
  errors: SupportErrors;
  body?: SupportDraft;
} {
  const emailOrPhone = draft.emailOrPhone.trim();
  const errors: SupportErrors = {
    ...(draft.name.trim() === '' && { name: msg`Please enter your name` }),
    ...(!isReachable(emailOrPhone) && {
      emailOrPhone: msg`Please enter an email address or a phone number, so that we can answer`,
    }),
    ...(draft.message.trim() === '' && { message: msg`Please write what we can help with` }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { errors, body: { ...draft, emailOrPhone: withPhonePrefix(emailOrPhone) } };
}

function isReachable(text: string): boolean {
  return (text.includes('@') ? emailAddress : phone).safeParse(text).success;
}
