const FACADE = '@marketplace/contracts';

/**
 * Compiler options for the sources of every package, in bundles and in tests. Lingui's macros and
 * the styled-components plugin are configured for the facades that replace these libraries.
 * @param namespace prefix of the package's class names; must be unique
 * @param isRefreshed registers components for React Refresh
 */
export function swcOptions(namespace: string, { isRefreshed = false } = {}) {
  return {
    jsc: {
      parser: { syntax: 'typescript' as const, tsx: true },
      target: 'es2022' as const,
      transform: {
        react: {
          runtime: 'automatic' as const,
          // The compiler registers components only if it also compiles for development.
          ...(isRefreshed && { development: true, refresh: true }),
        },
      },
      experimental: {
        plugins: [
          [
            '@lingui/swc-plugin',
            {
              // Lingui 5's command line writes ids in plain Base64. By default, this plugin uses
              // the URL-safe alphabet of Lingui 6, which would leave one text in six untranslated.
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
          // The cast is safe: each item is a pair, but TypeScript would infer an array of mixed
          // items.
        ] as [string, Record<string, unknown>][],
      },
    },
  };
}
