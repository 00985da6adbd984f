import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from '@marketplace/contracts/router';
import { loginPath, signUpPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextField } from '@marketplace/contracts/ui/TextField';
import type { FormEvent } from 'react';
import { PasswordField } from '../auth/PasswordField';
import { useLogOut } from '../session/useLogOut';
import { AccountPage } from './AccountPage';

const head: PageHead = { title: msg`Login`, canonicalPath: loginPath() };

export const loader = async ({ request }: LoaderFunctionArgs) => ({
  head,
  isSignedIn: readAccessToken(request) !== undefined,
});

/** Runs only on the server, because the browser submits this page's forms without the router. */
export const action = ({ request }: ActionFunctionArgs) =>
  import(/* webpackChunkName: "login-form" */ './loginFormAction').then(({ loginFormAction }) =>
    loginFormAction(request),
  );

/**
 * Login and logout for browsers without JavaScript, where the login modal and the account menu do
 * not work.
 */
export function Component() {
  const { isSignedIn } = useLoaderData<typeof loader>();
  return isSignedIn ? (
    <AccountPage title={<Trans>Login</Trans>} lead={<Trans>You are logged in.</Trans>}>
      <LogoutForm />
    </AccountPage>
  ) : (
    <AccountPage
      title={<Trans>Login</Trans>}
      lead={<Trans>Log in to order, keep a wishlist and follow your parcels.</Trans>}
      aside={
        <Link to={signUpPath()}>
          <Trans>Sign up for free</Trans>
        </Link>
      }
    >
      <LoginFields />
    </AccountPage>
  );
}

/**
 * With JavaScript, the button logs out as the account menu does, because only a script can clear
 * tab storage.
 */
function LogoutForm() {
  const logOut = useLogOut();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void logOut();
  };
  return (
    <Form method="post" reloadDocument onSubmit={handleSubmit}>
      <Button type="submit" name="isLogout" variant="primary" isWide isLarge>
        <Trans>Logout</Trans>
      </Button>
    </Form>
  );
}

function LoginFields() {
  const { t, i18n } = useLingui();
  const result = useActionData<typeof action>();
  const { errors = {}, problem, typed } = result ?? {};
  const errorOf = (name: keyof typeof errors) => {
    const error = errors[name];
    return error && i18n._(error);
  };
  return (
    <Form method="post" reloadDocument noValidate>
      <Stack>
        {problem && (
          <Notice tone="bad" isAnnounced>
            {typeof problem === 'string' ? problem : i18n._(problem)}
          </Notice>
        )}
        <TextField
          label={t`Email or Phone`}
          name="emailOrPhone"
          defaultValue={typed}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf('emailOrPhone')}
        />
        <PasswordField kind="current" label={t`Password`} error={errorOf('password')} />
        <Button type="submit" variant="primary" isWide isLarge>
          <Trans>Login</Trans>
        </Button>
      </Stack>
    </Form>
  );
}
