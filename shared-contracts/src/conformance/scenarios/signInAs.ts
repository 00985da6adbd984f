import { signIn } from '../../api/auth';
import { getCurrentCustomer } from '../../api/customers';
import type { Tester } from '../createTester';

/** What an account is opened with. */
export interface Credentials {
  account: string;
  password: string;
}

/** Signs in and checks that the token is what it should be; gives the token. */
export async function signInAs(
  { call, refuse, findings }: Tester,
  { account, password }: Credentials,
): Promise<string | undefined> {
  const request = 'a wrong password';
  const wrong = { emailOrPhone: account, password: 'not the password' };
  await refuse(signIn, { body: wrong }, { request, expected: [401] });
  const signedIn = await call(signIn, { body: { emailOrPhone: account, password } });
  if (!signedIn) return undefined;
  if (Date.parse(signedIn.expiresAt) <= Date.now()) {
    findings.differ('signIn', 'expiresAt has passed already');
  }
  const token = signedIn.accessToken;
  const customer = await call(getCurrentCustomer, {}, { token });
  if (customer && !customer.phone.startsWith('+88')) {
    findings.differ('getCurrentCustomer', 'phone has not got its +88');
  }
  return token;
}
