import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import {
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useSearchParams,
} from '@marketplace/contracts/router';
import { homePath, loginVerificationPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { AccountPage } from './AccountPage';
import { VerifyPhoneForm } from './VerifyPhoneForm';

const head: PageHead = {
  title: msg`Verify your phone`,
  canonicalPath: loginVerificationPath(),
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { phone, phoneVerified } = await callApi(getCurrentCustomer, { request });
  if (phoneVerified) throw redirect(homePath());
  return { head, phone };
}

/** Page after the login of a customer whose phone is not verified (specification section 4). */
export function Component() {
  const { phone } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { state } = useLocation();
  // Path of the next page. A link names it in the URL, because history state is lost if the browser
  // follows the link without the router. The login modal names it in the history state.
  const path = ownPath(query.get('to') ?? state?.path);
  return (
    <AccountPage
      title={<Trans>Verify your phone</Trans>}
      lead={
        <Trans>
          You are logged in, but we do not know yet that <strong>{phone}</strong> is your phone.
          Enter the code that we send to it.
        </Trans>
      }
      aside={
        <Link to={path ?? homePath()}>
          <Trans>Do this later</Trans>
        </Link>
      }
    >
      <VerifyPhoneForm phone={phone} isSentOnMount path={path} />
    </AccountPage>
  );
}
