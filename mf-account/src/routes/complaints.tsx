import { useLoaderData } from '@marketplace/contracts/router';
import { AccountPage } from '../account-page/AccountPage';
import { ComplaintDesk } from '../complaint-desk/ComplaintDesk';
import type { loader } from './complaints.loader';

export function Component() {
  const { complaints, about } = useLoaderData<typeof loader>();
  return (
    <AccountPage>
      <ComplaintDesk complaints={complaints} about={about} />
    </AccountPage>
  );
}
