import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as icons from '../design/icons';
import { Content, type DialogPlacement, Header, Root, Title } from './Dialog.styles';
import { IconButton } from './IconButton';
import { openModal } from './openModal';

type DialogProps = {
  isOpen: boolean;
  /**
   * True from the start of the press that opens the dialog. The dialog is then rendered, but
   * hidden, so that half of the work is done when the press ends. The parent resets this prop when
   * the dialog closes.
   */
  isPrepared?: boolean;
  /**
   * Called on a press on the close button or the backdrop, and on Escape. The parent must then set
   * `isOpen` to false.
   */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** `center`: a sheet from below on phones. `side`: a drawer from the start edge, for menus. */
  placement?: DialogPlacement;
  size?: 'small' | 'large';
};

/**
 * A native modal `<dialog>`. It is shown above the content of all remotes, traps and restores the
 * focus, and locks scrolling (specification section 2). While it is closed and not prepared, it
 * renders nothing. So it adds nothing to the server's HTML, and its content starts fresh each time.
 */
export function Dialog({ isPrepared = false, ...rest }: DialogProps) {
  return rest.isOpen || isPrepared ? <RenderedDialog {...rest} /> : null;
}

function RenderedDialog({
  isOpen,
  onClose,
  title,
  children,
  placement = 'center',
  size = 'small',
}: Omit<DialogProps, 'isPrepared'>) {
  const { t } = useLingui();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleElement = useRef<HTMLHeadingElement>(null);
  const pressStartedOutside = useRef(false);

  // A layout effect, because a dialog cannot restore the focus after it was removed from the page.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    const opener = document.activeElement;
    const wanted = element?.querySelector<HTMLElement>('[data-autofocus]') ?? titleElement.current;
    const close = element ? openModal(element, wanted) : undefined;
    return () => {
      close?.();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  // The content covers the dialog's box, so only a press on the backdrop has the dialog as target.
  // The press must also begin on the backdrop, because a text selection that ends outside must not
  // close the dialog.
  const handleClick = (event: MouseEvent) => {
    if (event.target === dialog.current && pressStartedOutside.current) onClose();
  };

  return (
    <Root
      ref={dialog}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressStartedOutside.current = event.target === dialog.current;
      }}
      onClick={handleClick}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      $placement={placement}
      $size={size}
    >
      <Header>
        <Title id={titleId} ref={titleElement} tabIndex={-1}>
          {title}
        </Title>
        <IconButton icon={icons.close} label={t`Close`} onClick={onClose} />
      </Header>
      <Content>{children}</Content>
    </Root>
  );
}
