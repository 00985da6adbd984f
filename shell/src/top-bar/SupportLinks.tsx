import { ContactLinks } from './ContactLinks';
import { HelpButton } from './HelpButton';

/** Help, in the same words and order wherever it is offered (specification section 1). */
export function SupportLinks() {
  return (
    <>
      <HelpButton />
      <ContactLinks />
    </>
  );
}
