import type { PartManifest } from '@marketplace/contracts/PartManifest';

/** What this remote gives to the other parts and takes from them; its pages are in `pages.ts`. */
export const manifest = {
  name: 'mf_content',
  exposes: {
    './routes': './src/exposes/routes.ts',
  },
  publishes: ['session:login-requested', 'toast:requested'],
  listensTo: ['session:changed'],
  calls: [
    'addBlogComment',
    'addBlogReply',
    'getBlogByHandle',
    'listBlogComments',
    'listBlogs',
    'listInformationPages',
    'listOwnBlogTexts',
    'listProducts',
    'listShops',
  ],
} as const satisfies PartManifest;
