import { createWebpackConfigs } from '@marketplace/contracts/federation/createWebpackConfigs';

export default createWebpackConfigs({
  name: 'mf_account',
  directory: import.meta.dirname,
  exposes: { './routes': './src/exposes/routes.ts' },
});
