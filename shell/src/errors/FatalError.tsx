import { Trans } from '@lingui/react/macro';
import { useRouteError } from '@marketplace/contracts/router';

/** Error page for a failed layout: plain elements only, so that it cannot fail too. */
export function FatalError() {
  const error = useRouteError();
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
      <p hidden>{error instanceof Error ? error.name : null}</p>
    </main>
  );
}
