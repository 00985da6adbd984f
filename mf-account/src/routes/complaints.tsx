import { useActionData, useLoaderData } from '@marketplace/contracts/router';
import { Complaints } from '../complaints/Complaints';
import type { CaseFormResult } from '../complaints/caseRequests';
import type { ComplaintFormResult } from '../complaints/complaintFormRequests';
import { AccountPage } from '../page-parts/AccountPage';
import type { loader } from './complaints.loader';

export function Component() {
  const { complaints, item, opened, hasCases, categories, isGuest } =
    useLoaderData<typeof loader>();
  // A form of an opened complaint and the form of a new one are never on the same page.
  const caseResult = useActionData<CaseFormResult>();
  const newResult = useActionData<ComplaintFormResult>();
  return (
    <AccountPage>
      <Complaints
        complaints={complaints}
        item={item}
        hasCases={hasCases}
        isGuest={isGuest}
        opened={opened && { complaint: opened, result: caseResult }}
        plain={{ categories, result: newResult }}
      />
    </AccountPage>
  );
}
