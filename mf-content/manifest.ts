import type { PartManifest } from '@marketplace/contracts/PartManifest';

/**
 * Declares the modules, topics and calls that this remote provides and uses. `pages.ts` lists its
 * pages.
 */
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
