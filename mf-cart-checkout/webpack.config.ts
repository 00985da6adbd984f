import { createWebpackConfigs } from '@marketplace/contracts/federation/createWebpackConfigs';

export default createWebpackConfigs({
  name: 'mf_cart_checkout',
  directory: import.meta.dirname,
  exposes: { './routes': './src/exposes/routes.ts', './service': './src/exposes/service.ts' },
});
