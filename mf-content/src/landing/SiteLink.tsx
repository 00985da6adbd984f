import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import type { ReactNode } from 'react';

interface SiteLinkProps {
  /** Absolute URL on the sellers' site. */
  to: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link to the sellers' site that looks like a button and opens a new tab. */
export function SiteLink({ to, variant, children }: SiteLinkProps) {
  return (
    <ButtonLink to={to} variant={variant} isLarge target="_blank" rel="noopener noreferrer">
      <span>
        {children}
        <VisuallyHidden>
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </VisuallyHidden>
      </span>
    </ButtonLink>
  );
}
