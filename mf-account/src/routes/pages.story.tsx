import { story } from '@marketplace/contracts/stories/story';

const CUSTOMER = '01711000001';
/** Phone of a seeded customer without orders, complaints and addresses. */
const NEWCOMER = '01711000005';
const down = (call: string) => [{ call, reply: { status: 503 } }];

export const Orders = story({ path: '/orders', as: CUSTOMER });
export const OrdersInBangla = story({ path: '/orders', as: CUSTOMER, language: 'bn' });
export const NoOrders = story({ path: '/orders', as: NEWCOMER });
export const OrdersOfOneStatus = story({ path: '/orders?status=delivered', as: CUSTOMER });
export const NoOrderMatches = story({
  path: '/orders?search=no+such+product',
  as: CUSTOMER,
});
export const OrdersPastTheEnd = story({
  path: '/orders?pageNumber=99',
  as: CUSTOMER,
  status: 404,
});
export const OrdersDown = story({
  path: '/orders',
  as: CUSTOMER,
  faults: down('listMyOrders'),
  status: 503,
  isRefused: true,
});

export const Profile = story({ path: '/profile', as: CUSTOMER });
export const ProfileInBangla = story({ path: '/profile', as: CUSTOMER, language: 'bn' });
export const ProfileWithoutAddresses = story({ path: '/profile', as: NEWCOMER });
export const ProfileOfUnverifiedPhone = story({ path: '/profile', as: '01711000006' });
export const AddressesDown = story({
  path: '/profile',
  as: CUSTOMER,
  faults: down('listAddresses'),
});

export const Complaints = story({ path: '/complain', as: CUSTOMER });
export const NoComplaints = story({ path: '/complain', as: NEWCOMER });
export const ComplaintsDown = story({
  path: '/complain',
  as: CUSTOMER,
  faults: down('listComplaints'),
});

export const RefundAccounts = story({ path: '/refund-accounts', as: NEWCOMER });

export const TrackOrder = story({ path: '/track-order' });
export const TrackOrderInBangla = story({ path: '/track-order', language: 'bn' });
export const TrackOrderWithToast = story({
  path: '/track-order',
  events: [['toast:requested', { kind: 'info', message: 'We answer within a day.' }]],
});
