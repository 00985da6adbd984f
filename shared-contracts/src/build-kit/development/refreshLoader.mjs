/**
 * Connects a module with React Refresh, if the compiler has registered components or hooks in it.
 * `installRefresh` provides `__refresh`. Adds no lines before the code, so the source map is valid.
 */
export default function refreshLoader(source, map) {
  const isConnected = /\$Refresh(Reg|Sig)\$\(/.test(source);
  const before =
    'const { $RefreshReg$, $RefreshSig$ } = window.__refresh.begin(__webpack_module__.id);';
  const after = '\nwindow.__refresh.end(__webpack_module__, import.meta.webpackHot);';
  this.callback(null, isConnected ? before + source + after : source, map);
}
