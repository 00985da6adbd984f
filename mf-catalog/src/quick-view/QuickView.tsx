import { Trans, useLingui } from '@lingui/react/macro';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { useLocation } from '@marketplace/contracts/router';
import { productListPath, productPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { ErrorPanel } from '@marketplace/contracts/ui/ErrorPanel';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { useRef } from 'react';
import { Body, Details, Message, Photo } from './QuickView.styles';
import { QuickViewProduct } from './QuickViewProduct';
import { useQuickView } from './useQuickView';

/** The modal that shows a product without leaving the page. A navigation closes it. */
export function QuickView() {
  const { key } = useLocation();
  return <OnOnePage key={key} />;
}

function OnOnePage() {
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  const { view, open, close } = useQuickView();
  if (view.status === 'closed') return null;
  const { status, handle } = view;
  const product = status === 'shown' ? view.product : undefined;
  return (
    <Dialog isOpen onClose={close} size="large" title={<Trans>Quick view</Trans>}>
      <div ref={content} tabIndex={-1}>
        {/* Announces the product's name, which the focused title does not contain. */}
        <VisuallyHidden role="status" lang={product?.nameLanguage}>
          {status === 'loading' ? t`Loading…` : product?.name}
        </VisuallyHidden>
        {status === 'loading' && <QuickViewSkeleton />}
        {status === 'shown' && (
          <QuickViewProduct
            key={view.product.uuid}
            product={view.product}
            isAlertOffered={view.isAlertOffered}
            onLeave={close}
          />
        )}
        {status === 'missing' && (
          <Message>
            <EmptyState
              icon={moreIcons.search}
              title={<Trans>This product is no longer here</Trans>}
            >
              <ButtonLink to={productListPath()} onClick={close}>
                <Trans>See all products</Trans>
              </ButtonLink>
            </EmptyState>
          </Message>
        )}
        {status === 'failed' && (
          <Message>
            <ErrorPanel
              title={<Trans>We could not load this product</Trans>}
              onRetry={() => {
                // Moves the focus to the content, because the button disappears with the message.
                content.current?.focus();
                open(handle);
              }}
            >
              <ButtonLink to={productPath(handle)} variant="quiet" onClick={close}>
                <Trans>View full details</Trans>
              </ButtonLink>
            </ErrorPanel>
          </Message>
        )}
      </div>
    </Dialog>
  );
}

function QuickViewSkeleton() {
  return (
    <Body aria-busy="true">
      <Photo>
        <Skeleton shape="picture" />
      </Photo>
      <Details>
        <Skeleton shape="block" height={32} />
        <Skeleton shape="block" height={40} />
        <Skeleton shape="button" />
        <Skeleton shape="block" height={72} />
        <Skeleton shape="block" height={52} />
        <Skeleton lines={4} />
      </Details>
    </Body>
  );
}
