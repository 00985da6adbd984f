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
  publishes: ['consent:choice-requested', 'support-chat:requested', 'toast:requested'],
  listensTo: ['consent:changed', 'session:changed'],
  calls: [
    'beginPhoneChange',
    'cancelMyOrder',
    'cancelMyParcel',
    'changePassword',
    'chooseRefundAccount',
    'confirmPhoneChange',
    'createAddress',
    'createComplaint',
    'createRefundAccount',
    'deleteAccount',
    'deleteAddress',
    'deleteComplaint',
    'deleteRefundAccount',
    'endOtherSessions',
    'endSession',
    'getComplaint',
    'getCurrentCustomer',
    'getMyOrder',
    'getPhoneChange',
    'getPreferences',
    'getReorder',
    'listAddresses',
    'listComplaints',
    'listMyOrders',
    'listProblemCategories',
    'listRefundAccounts',
    'listSessions',
    'lookUpOrder',
    'reopenComplaint',
    'reportNotReceived',
    'requestMyData',
    'sendOrderCode',
    'updateAddress',
    'updateComplaint',
    'updateCurrentCustomer',
    'updatePreferences',
    'verifyOrderCode',
    'writeComplaintMessage',
  ],
} as const satisfies PartManifest;
