import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { type ComponentType, useEffect, useState } from 'react';
import { ContactWays } from '../information/ContactWays';
import { FormRoom, WriteOrCall } from '../information/FormRoom';
import { InformationText } from '../information/InformationText';
import type { contactLoader } from './information.loader';

export function Component() {
  const { text, ways } = useLoaderData<typeof contactLoader>();
  const Form = useMessageForm() ?? FormRoom;
  return (
    <InformationText text={text}>
      <ContactWays {...ways} />
      <section aria-labelledby="write">
        <h2 id="write">
          <Trans>Write to us</Trans>
        </h2>
        <Form />
      </section>
    </InformationText>
  );
}

/** The form, whose code is twice the page's and comes after it; `undefined` until it is there. */
function useMessageForm(): ComponentType | undefined {
  const [form, setForm] = useState<{ Form: ComponentType }>();
  useEffect(() => {
    import(/* webpackChunkName: "content-message-form" */ '../information/MessageForm').then(
      ({ MessageForm }) => setForm({ Form: MessageForm }),
      (error: unknown) => {
        console.warn('The form of messages could not be loaded:', error);
        setForm({ Form: WriteOrCall });
      },
    );
  }, []);
  return form?.Form;
}
