import { msg } from '@lingui/core/macro';
import { withPhonePrefix } from '@marketplace/contracts/api/phone';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';

export interface LoginErrors {
  emailOrPhone?: MessageDescriptor;
  password?: MessageDescriptor;
}

interface Credentials {
  emailOrPhone: string;
  password: string;
}

/** Specification section 5: both are required, and a phone gets its +88. */
export function validateLogin(form: FormData): { errors: LoginErrors; credentials?: Credentials } {
  const emailOrPhone = String(form.get('emailOrPhone') ?? '').trim();
  // Spaces may be part of a password.
  const password = String(form.get('password') ?? '');
  const errors: LoginErrors = {
    ...(emailOrPhone === '' && { emailOrPhone: msg`Field cannot be empty` }),
    ...(password === '' && { password: msg`Password is required` }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { errors, credentials: { emailOrPhone: withPhonePrefix(emailOrPhone), password } };
}
