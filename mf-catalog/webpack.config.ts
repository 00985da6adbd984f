import { createWebpackConfigs } from '@marketplace/contracts/federation/createWebpackConfigs';

export default createWebpackConfigs({
  name: 'mf_catalog',
  directory: import.meta.dirname,
  exposes: {
    './routes': './src/exposes/routes.ts',
    './SearchBox': './src/exposes/SearchBox.tsx',
    './QuickView': './src/exposes/QuickView.tsx',
  },
});
