import { useActionData, useLoaderData } from '@marketplace/contracts/router';
import { Complaints } from '../complaints/Complaints';
import type { CaseFormResult } from '../complaints/caseRequests';
import type { ComplaintFormResult } from '../complaints/complaintRequests';
import { AccountPage } from '../page-parts/AccountPage';
import type { loader } from './complaints.loader';

export function Component() {
  const { complaints, item, opened, hasCases, categories } = useLoaderData<typeof loader>();
  // The casts are safe: a form of an opened complaint and the form of a new one are never on the
  // same page.
  const result = useActionData<CaseFormResult | ComplaintFormResult>();
  return (
    <AccountPage>
      <Complaints
        complaints={complaints}
        item={item}
        hasCases={hasCases}
        opened={opened && { complaint: opened, result: result as CaseFormResult | undefined }}
        plain={{ categories, result: result as ComplaintFormResult | undefined }}
      />
    </AccountPage>
  );
}
