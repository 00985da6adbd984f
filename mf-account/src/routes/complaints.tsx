import { useActionData, useLoaderData } from '@marketplace/contracts/router';
import { Complaints } from '../complaints/Complaints';
import type { CaseFormResult } from '../complaints/caseRequests';
import { AccountPage } from '../page-parts/AccountPage';
import type { loader } from './complaints.loader';

export function Component() {
  const { complaints, item, opened, hasCases } = useLoaderData<typeof loader>();
  const result = useActionData<CaseFormResult>();
  return (
    <AccountPage>
      <Complaints
        complaints={complaints}
        item={item}
        hasCases={hasCases}
        opened={opened && { complaint: opened, result }}
      />
    </AccountPage>
  );
}
