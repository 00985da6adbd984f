import { Button } from '@marketplace/contracts/ui/Button';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import type { ComponentProps } from 'react';
import { Scripted } from './Scripted';

type DialogButtonProps = ComponentProps<typeof Button> & {
  /** Path that shows the form in a browser without scripts (`plainFormPath`). */
  plainPath: string;
};

/** A button that opens a dialog. Browsers without scripts show a link to the form instead. */
export function DialogButton({ plainPath, ...button }: DialogButtonProps) {
  const { variant, children, 'aria-label': label } = button;
  return (
    <>
      <Scripted>
        <Button {...button} />
      </Scripted>
      <noscript>
        {typeof window === 'undefined' && (
          <ButtonLink to={plainPath} variant={variant} aria-label={label}>
            {children}
          </ButtonLink>
        )}
      </noscript>
    </>
  );
}
