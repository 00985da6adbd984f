import { Trans } from '@lingui/react/macro';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import { Link } from '@marketplace/contracts/router';
import { loginPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { bus } from '../../contracts';

/**
 * Lets a guest log in before ordering. Opens the login dialog, or links to the login page without
 * JavaScript.
 */
export function LogInInstead() {
  return (
    <>
      <noscript>
        {/* Browsers with scripts ignore `noscript`, so the browser build omits its content. */}
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

/** Hidden without JavaScript, because the login dialog needs JavaScript. */
const Login = styled.div`
  ${withoutScripts} {
    display: none;
  }
`;
