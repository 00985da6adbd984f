import { Trans } from '@lingui/react/macro';

/** For a form that the server does not answer; in the server's HTML alone. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>
        <Trans>This needs JavaScript. Please turn it on in your browser.</Trans>
      </p>
    </noscript>
  );
}
