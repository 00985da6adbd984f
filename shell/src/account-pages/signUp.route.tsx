import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { readAccessToken, readGuestToken } from '@marketplace/contracts/cookies';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import {
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from '@marketplace/contracts/router';
import { homePath, loginPath, signUpPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { bus, callApi } from '../../contracts';
import { storedIntent } from '../session/pendingIntent';
import { AccountPage } from './AccountPage';
import { type KnownName, SignUpForm } from './SignUpForm';

const head: PageHead = {
  title: msg`Sign up`,
  description: msg`Open a free account to order, keep a wishlist and follow your parcels.`,
  canonicalPath: signUpPath(),
};

/**
 * Loads the name and phone of a guest's order for the form. Redirects signed-in customers to the
 * home page.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (readAccessToken(request)) throw redirect(homePath());
  return { head, known: await readOrderer(request) };
}

/** @returns name and phone from a guest's order, for the form; `undefined` if they are unknown */
async function readOrderer(request: Request): Promise<KnownName | undefined> {
  const id = new URL(request.url).searchParams.get('order');
  if (!id || !readGuestToken(request)) return undefined;
  try {
    const { shippingAddress } = await callApi(getMyOrder, { params: { id }, request });
    return { fullName: shippingAddress.name, phone: shippingAddress.phone.replace(/^\+88/, '') };
  } catch {
    return undefined;
  }
}

/** The sign-up page (specification section 2). */
export function Component() {
  const { known } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      title={<Trans>Sign up</Trans>}
      lead={<Trans>Open a free account to order, keep a wishlist and follow your parcels.</Trans>}
      aside={
        <>
          <Trans>You have an account?</Trans>
          <noscript>
            <Link to={loginPath()}>
              <Trans>Login</Trans>
            </Link>
          </noscript>
          <Scripted>
            <Button
              variant="quiet"
              onClick={() =>
                bus.publish('session:login-requested', {
                  reason: 'header',
                  path: storedIntent().path,
                })
              }
            >
              <Trans>Login</Trans>
            </Button>
          </Scripted>
        </>
      }
    >
      <SignUpForm known={known} />
    </AccountPage>
  );
}

const Scripted = styled.span`
  ${withoutScripts} {
    display: none;
  }
`;
