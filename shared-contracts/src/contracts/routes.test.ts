import * as routes from './routes';

const uuid = '0f0c1d1e-0000-4000-8000-000000000001';

it('all paths are those that bookmarks and search engines already know', () => {
  expect({
    home: routes.homePath(),
    products: routes.productListPath(),
    productsSorted: routes.productListPath({ productCategoryUuid: uuid, sort: 'newest' }),
    productsPage: routes.productListPath({ productName: 'rui fish', pageNumber: 2 }),
    productsFiltered: routes.productListPath({ productTagUuid: [uuid, 'b'], minPrice: 25 }),
    product: routes.productPath('rui-fish'),
    variant: routes.productPath('rui-fish', 'v-1'),
    stockAlert: routes.stockAlertPath('rui-fish', 'p-1'),
    stockAlertOfVariant: routes.stockAlertPath('rui-fish', 'p-1', 'v-1'),
    categories: routes.categoriesPath(),
    categoriesPage: routes.categoriesPath(2),
    category: routes.categoryPath('river-fish', { maxPrice: 300 }),
    featuredSection: routes.featuredSectionPath(uuid),
    shops: routes.shopListPath(),
    shopsFound: routes.shopListPath({ shopName: 'Fish House', pageNumber: 2 }),
    shop: routes.shopPath('chandpur-fish-house', { pageNumber: 2 }),
    landing: routes.landingPath('nodibazar'),
    cart: routes.cartPath(),
    wishlist: routes.wishlistPath(),
    checkout: routes.checkoutPath(),
    thankYou: routes.thankYouPath(uuid),
    orders: routes.ordersPath(),
    ordersPage: routes.ordersPath(2),
    order: routes.orderPath(uuid),
    profile: routes.profilePath(),
    complaints: routes.complaintsPath(),
    complaintAbout: routes.complaintsPath({ orderItem: uuid }),
    blog: routes.blogListPath(),
    blogPage: routes.blogListPath(3),
    blogTag: routes.blogListPath(1, 'fish'),
    blogTagPage: routes.blogListPath(2, 'fish & rice'),
    blogFeed: routes.feedPath(),
    blogPost: routes.blogPath('how-to-choose-a-hilsa'),
    signUp: routes.signUpPath(),
    signUpOfGuest: routes.signUpPath(uuid),
    loginVerification: routes.loginVerificationPath(),
    loginVerificationFromProfile: routes.loginVerificationPath('/profile'),
    phoneVerify: routes.phoneVerifyPath(),
    resetPassword: routes.resetPasswordPath(),
    resetPasswordStep: routes.resetPasswordPath('code'),
  }).toEqual({
    categories: '/category',
    categoriesPage: '/category?pageNumber=2',
    category: '/category/river-fish?maxPrice=300',
    featuredSection: '/category/featured/0f0c1d1e-0000-4000-8000-000000000001',
    productsFiltered:
      '/product?productTagUuid=0f0c1d1e-0000-4000-8000-000000000001&productTagUuid=b&minPrice=25',
    shops: '/shoplist',
    shopsFound: '/shoplist?shopName=Fish+House&pageNumber=2',
    shop: '/shop/chandpur-fish-house?pageNumber=2',
    complaintAbout: '/complain?orderItem=0f0c1d1e-0000-4000-8000-000000000001',
    blog: '/blog',
    blogPage: '/blog?pageNumber=3',
    blogTag: '/blog?tag=fish',
    blogTagPage: '/blog?tag=fish+%26+rice&pageNumber=2',
    blogFeed: '/blog/feed.xml',
    blogPost: '/blog/how-to-choose-a-hilsa',
    cart: '/cart',
    checkout: '/checkout',
    complaints: '/complain',
    profile: '/profile',
    home: '/',
    landing: '/nodibazar',
    loginVerification: '/login-verification',
    loginVerificationFromProfile: '/login-verification?to=%2Fprofile',
    order: '/orders/0f0c1d1e-0000-4000-8000-000000000001',
    orders: '/orders',
    ordersPage: '/orders?pageNumber=2',
    phoneVerify: '/phone-verify',
    product: '/product/rui-fish',
    products: '/product',
    productsPage: '/product?productName=rui+fish&pageNumber=2',
    productsSorted: '/product?productCategoryUuid=0f0c1d1e-0000-4000-8000-000000000001&sort=newest',
    resetPassword: '/reset-password',
    resetPasswordStep: '/reset-password?step=code',
    signUp: '/signup',
    signUpOfGuest: '/signup?order=0f0c1d1e-0000-4000-8000-000000000001',
    thankYou: '/thank-you?order=0f0c1d1e-0000-4000-8000-000000000001',
    stockAlert: '/product/rui-fish#stock-alert-p-1',
    stockAlertOfVariant: '/product/rui-fish?variant=v-1#stock-alert-v-1',
    variant: '/product/rui-fish?variant=v-1',
    wishlist: '/wishlist',
  });
});

it('the query of a URL contains neither empty values nor page 1', () => {
  const query = { productName: '', sort: undefined, pageNumber: 1 };
  expect(routes.productListPath(query)).toBe('/product');
});

it.each([
  ['a/b', '/product/a%2Fb'],
  ['50% off', '/product/50%25%20off'],
  ['ইলিশ', '/product/%E0%A6%87%E0%A6%B2%E0%A6%BF%E0%A6%B6'],
  ['a?b#c', '/product/a%3Fb%23c'],
])('the path of a product keeps the handle %j in one segment', (handle, path) => {
  expect(routes.productPath(handle)).toBe(path);
});
