import { useActionData, useLoaderData } from '@marketplace/contracts/router';
import { Complaints } from '../complaints/Complaints';
import type { CaseFormResult } from '../complaints/caseRequests';
import { AccountPage } from '../page-parts/AccountPage';
import type { PostedForm } from '../requests/answerForm';
import type { loader } from './complaints.loader';

export function Component() {
  const { complaints, item, opened, hasCases, categories, isGuest } =
    useLoaderData<typeof loader>();
  // A form of an opened complaint and the form without scripts are never on the same page.
  const caseResult = useActionData<CaseFormResult>();
  const plainResult = useActionData<PostedForm>();
  return (
    <AccountPage>
      <Complaints
        complaints={complaints}
        item={item}
        hasCases={hasCases}
        isGuest={isGuest}
        opened={opened && { complaint: opened, result: caseResult }}
        plain={{ categories, result: plainResult }}
      />
    </AccountPage>
  );
}
