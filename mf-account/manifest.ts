import type { PartManifest } from '@marketplace/contracts/PartManifest';

/** What this remote gives to the other parts and takes from them; its pages are in `pages.ts`. */
export const manifest = {
  name: 'mf_account',
  exposes: {
    './routes': './src/exposes/routes.ts',
  },
  publishes: ['support-chat:requested', 'toast:requested'],
  listensTo: ['session:changed'],
  calls: [
    'cancelMyOrder',
    'createAddress',
    'createComplaint',
    'deleteAddress',
    'deleteComplaint',
    'endOtherSessions',
    'endSession',
    'getCurrentCustomer',
    'getMyOrder',
    'listAddresses',
    'listComplaints',
    'listMyOrders',
    'listProblemCategories',
    'listSessions',
    'lookUpOrder',
    'updateAddress',
    'updateComplaint',
    'updateCurrentCustomer',
  ],
} as const satisfies PartManifest;
