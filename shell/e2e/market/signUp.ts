import type { APIRequestContext } from '@playwright/test';
import { stack } from '../setup/stack';
import { PASSWORD } from './signIn';

const DIGITS = 8;

/** A phone that nobody has; journeys run at once and again. */
export const newPhone = () =>
  `017${String(Math.floor(Math.random() * 10 ** DIGITS)).padStart(DIGITS, '0')}`;

/** Opens an account at the API whose phone is still to be verified, for journeys after that. */
export async function signUp(
  request: APIRequestContext,
  fullName: string,
  email?: string,
): Promise<string> {
  const phone = newPhone();
  const response = await request.post(`${stack.origin}/api/auth/customer/signup`, {
    data: { fullName, phone, email, password: PASSWORD },
  });
  if (!response.ok()) throw new Error(`Signing up answered ${response.status()}`);
  return phone;
}
