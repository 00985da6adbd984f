import type { PartManifest } from '@marketplace/contracts/PartManifest';

/**
 * Declares the modules, topics and calls that this remote provides and uses. `pages.ts` lists its
 * pages.
 */
export const manifest = {
  name: 'mf_account',
  exposes: {
    './routes': './src/exposes/routes.ts',
  },
  publishes: ['support-chat:requested', 'toast:requested'],
  listensTo: ['session:changed'],
  calls: [
    'beginPhoneChange',
    'cancelMyOrder',
    'cancelMyParcel',
    'changePassword',
    'confirmPhoneChange',
    'createAddress',
    'createComplaint',
    'deleteAccount',
    'deleteAddress',
    'deleteComplaint',
    'endOtherSessions',
    'endSession',
    'getComplaint',
    'getCurrentCustomer',
    'getMyOrder',
    'getPhoneChange',
    'getReorder',
    'listAddresses',
    'listComplaints',
    'listMyOrders',
    'listProblemCategories',
    'listSessions',
    'lookUpOrder',
    'requestMyData',
    'reopenComplaint',
    'updateAddress',
    'updateComplaint',
    'updateCurrentCustomer',
    'writeComplaintMessage',
  ],
} as const satisfies PartManifest;
