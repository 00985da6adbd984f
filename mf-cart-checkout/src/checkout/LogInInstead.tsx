import { Trans } from '@lingui/react/macro';
import { bus } from '@marketplace/contracts/events';
import { Link } from '@marketplace/contracts/router';
import { loginPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';

/** The way from a guest's order to a customer's: the login dialog, or its page without scripts. */
export function LogInInstead() {
  return (
    <>
      <noscript>
        {/* The browser leaves out what is in a noscript, and so does its build. */}
        {typeof window === 'undefined' && (
          <Link to={loginPath('checkout')}>
            <Trans>Log in instead</Trans>
          </Link>
        )}
      </noscript>
      <Login>
        <Button onClick={() => bus.publish('session:login-requested', { reason: 'checkout' })}>
          <Trans>Log in instead</Trans>
        </Button>
      </Login>
    </>
  );
}

/** The dialog is made of scripts. */
const Login = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
