import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { type ComponentType, useEffect, useId, useState } from 'react';
import { ContactChannels } from '../information/contact/ContactChannels';
import { FormArea, FormPlaceholder, FormUnavailable } from '../information/contact/FormPlaceholder';
import { InformationArticle } from '../information/InformationArticle';
import type { contactLoader } from './information.loader';

export function Component() {
  const { text, channels } = useLoaderData<typeof contactLoader>();
  const Form = useMessageForm() ?? FormPlaceholder;
  const headingId = useId();
  return (
    <InformationArticle text={text}>
      <ContactChannels {...channels} />
      <section aria-labelledby={headingId}>
        <h2 id={headingId}>
          <Trans>Write to us</Trans>
        </h2>
        <FormArea>
          <Form />
        </FormArea>
      </section>
    </InformationArticle>
  );
}

/**
 * Loads the form separately after the page, because the form's code is twice as large as the
 * page's.
 * @returns `undefined` until the form is loaded
 */
function useMessageForm(): ComponentType | undefined {
  const [form, setForm] = useState<{ Form: ComponentType }>();
  useEffect(() => {
    import(
      /* webpackChunkName: "content-message-form" */ '../information/contact/MessageForm'
    ).then(
      ({ MessageForm }) => setForm({ Form: MessageForm }),
      (error: unknown) => {
        console.warn('The form of messages could not be loaded:', error);
        setForm({ Form: FormUnavailable });
      },
    );
  }, []);
  return form?.Form;
}
