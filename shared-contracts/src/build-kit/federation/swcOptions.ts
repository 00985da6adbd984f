const FACADE = '@marketplace/contracts';

/**
 * Compiler options of every package's source, in bundles and in tests: Lingui's macros and the
 * styled-components plugin, both told about the facades that stand in for the libraries.
 *
 * @param namespace prefix of the package's class names; two packages never share one.
 */
export function swcOptions(namespace: string) {
  return {
    jsc: {
      parser: { syntax: 'typescript' as const, tsx: true },
      target: 'es2022' as const,
      transform: { react: { runtime: 'automatic' as const } },
      experimental: {
        plugins: [
          [
            '@lingui/swc-plugin',
            {
              // The command line of Lingui 5 writes ids in plain Base64, this plugin's own default
              // is the URL-safe alphabet of Lingui 6: one text in six would go untranslated.
              useLinguiV5IdGeneration: true,
              runtimeModules: {
                i18n: [`${FACADE}/i18n`, 'i18n'],
                trans: [`${FACADE}/i18n`, 'Trans'],
                useLingui: [`${FACADE}/i18n`, 'useLingui'],
              },
            },
          ],
          [
            '@swc/plugin-styled-components',
            {
              namespace,
              displayName: false,
              ssr: true,
              cssProp: false,
              topLevelImportPaths: [`${FACADE}/styled`],
            },
          ],
          // swc takes pairs; without this they would be arrays of either kind.
        ] as [string, Record<string, unknown>][],
      },
    },
  };
}
