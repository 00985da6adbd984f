import { isIntact } from '@marketplace/contracts/federation/integrityOf';
import { buildPanel } from './buildPanel';

it('buildPanel bundles the panel and its page scripts only once, without import statements', () => {
  const files = buildPanel();
  expect(buildPanel()).toBe(files);
  for (const { bytes, integrity } of Object.values(files)) {
    expect(isIntact(bytes, integrity)).toBe(true);
    expect(String(bytes)).not.toMatch(/^\s*import\b/m);
  }
  // The loader runs on pages of the shop, so it must not contain a second copy of React.
  expect(files.loader.bytes.length).toBeLessThan(8192);
  expect(String(files.loader.bytes)).toContain('"/qa/panel"');
  expect(files.chance.bytes.length).toBeLessThan(1024);
});
