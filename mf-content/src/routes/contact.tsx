import { Trans } from '@lingui/react/macro';
import { island } from '@marketplace/contracts/islands';
import { useLoaderData } from '@marketplace/contracts/router';
import { useId } from 'react';
import { ContactChannels } from '../information/contact/ContactChannels';
import { FormArea, FormPlaceholder, FormUnavailable } from '../information/contact/FormPlaceholder';
import { InformationArticle } from '../information/InformationArticle';
import type { contactLoader } from './information.loader';

export function Component() {
  const { text, channels } = useLoaderData<typeof contactLoader>();
  const headingId = useId();
  return (
    <InformationArticle text={text}>
      <ContactChannels {...channels} />
      <section aria-labelledby={headingId}>
        <h2 id={headingId}>
          <Trans>Write to us</Trans>
        </h2>
        <FormArea>
          <MessageForm />
        </FormArea>
      </section>
    </InformationArticle>
  );
}

/** Its code is twice the page's. The server, which knows of no host, renders the placeholder. */
const MessageForm = island(
  () =>
    import(
      /* webpackChunkName: "content-message-form" */ '../information/contact/MessageForm'
    ).then((it) => it.MessageForm),
  { when: 'load', waiting: <FormPlaceholder />, fallback: <FormUnavailable /> },
);
