import { exposedBytes } from './exposedBytes';

const built = {
  entry: ['remoteEntry.js'],
  chunks: {
    'expose-routes': ['expose-routes.js'],
    'expose-Box': ['expose-Box.js', 'shared.js'],
    'content-blog': ['content-blog.js'],
    'content-blog-messages-bn-po': ['blog-bn.js'],
    'content-contact': ['content-contact.js'],
    'messages-en-po': ['en.js'],
    'messages-bn-po': ['bn.js'],
  },
  exposedExports: { './routes': [], './Box': [] },
  routes: [
    { path: '/blog', id: 'content-blog', at: '' },
    { path: '/contact', id: 'content-contact', at: '' },
  ],
};
const sizes = {
  'client/remoteEntry.js': 1000,
  'client/expose-routes.js': 200,
  'client/expose-Box.js': 300,
  'client/shared.js': 30,
  'client/content-blog.js': 5000,
  'client/content-contact.js': 5001,
  'client/blog-bn.js': 4,
  'client/en.js': 10,
  'client/bn.js': 20,
};

it('exposedBytes includes the container, the largest messages and, for routes, the largest page', () => {
  expect(exposedBytes(built, sizes)).toEqual({ './routes': 6224, './Box': 1350 });
});
