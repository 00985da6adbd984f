import { Trans } from '@lingui/react/macro';
import { useRouteError } from '@marketplace/contracts/router';
import { failureCode } from './errorStatus';

/** Error page for a failed layout. It uses no other components, because they could fail too. */
export function FatalError() {
  const error = useRouteError();
  const code = failureCode(error);
  return (
    <main>
      <h1>
        <Trans>Something went wrong</Trans>
      </h1>
      <p>
        <a href="/">
          <Trans>Go to Home</Trans>
        </a>
      </p>
      <p>
        <Trans>Code: {code}</Trans>
      </p>
      <p hidden>{error instanceof Error ? error.name : null}</p>
    </main>
  );
}
