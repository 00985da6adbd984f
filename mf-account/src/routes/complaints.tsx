import { useLoaderData } from '@marketplace/contracts/router';
import { Complaints } from '../complaints/Complaints';
import { AccountPage } from '../page-parts/AccountPage';
import type { loader } from './complaints.loader';

export function Component() {
  const { complaints, item } = useLoaderData<typeof loader>();
  return (
    <AccountPage>
      <Complaints complaints={complaints} item={item} />
    </AccountPage>
  );
}
