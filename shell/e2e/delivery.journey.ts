import { get } from 'node:http';
import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { waitUntilKept } from '@marketplace/contracts/testing/journeys/observe/documentSize';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  listScripts,
  noteHydration,
} from '@marketplace/contracts/testing/journeys/observe/scripts';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { findUnlistedCode } from './findForeignCode';

/** Fetches a reply without decompressing it. */
function fetchRaw(url: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      get(url, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
        response.on('error', reject);
      }).on('error', reject);
    },
  );
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/\/releases\/[\w-]+\/[\w.-]+\/client\/[\w.-]+\.js/g)].map(([path]) => path);

test.describe('delivery of pages', () => {
  test('a page is complete HTML, and its Content-Security-Policy lists its inline code', async ({
    request,
    baseURL,
  }) => {
    const product = await findPlainProduct(request);
    const url = `${baseURL}/product/${product.handle}`;
    await waitUntilKept(url);
    const { headers, body } = await fetchRaw(url);
    const policy = String(headers['content-security-policy']);
    const html = body.toString();

    expect(policy).toMatch(/script-src ('sha256-[\w+/=]{44}' )+'strict-dynamic'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|nonce/);
    expect(findUnlistedCode(html, policy)).toEqual([]);
    expect(html).not.toMatch(/<[^>]+\sstyle="/);

    expect(html).toContain(product.name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;'));
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect(html).toMatch(/<link rel="canonical" href="http[^"]+"/);
    expect(html).toContain('property="og:title"');
    expect(html).toContain('application/ld+json');
    expect(html).toMatch(/^<!doctype html><html lang="en"/i);
    expect(html).toMatch(/<\/html>$/);
  });

  test('every reply has the security headers', async ({ baseURL }) => {
    for (const path of ['/', '/no-such-page', '/api/menu/x/menu-item', '/healthz']) {
      const { headers } = await fetchRaw(`${baseURL}${path}`);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBeTruthy();
      expect(headers['content-security-policy'], path).toBeTruthy();
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
  });

  test('the HTML of a page lists all scripts needed for hydration', async ({ page, request }) => {
    const product = await findPlainProduct(request);
    const path = `/product/${product.handle}`;
    const listed = new Set(scriptsOf(await (await request.get(path)).text()));
    expect(listed.size).toBeGreaterThan(1);
    await noteHydration(page);
    await page.goto(path);
    await waitUntilIdle(page);
    const asked = (await listScripts(page)).filter(({ isFirst }) => isFirst);
    expect(asked.map((script) => script.path).filter((script) => !listed.has(script))).toEqual([]);
  });

  test('release files are immutable and compressed', async ({ baseURL }) => {
    const html = (await fetchRaw(`${baseURL}/`)).body.toString();
    const [script] = scriptsOf(html);
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const { status, headers, body } = await fetchRaw(`${baseURL}${script}`, {
        'accept-encoding': accepted,
      });
      expect(status).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['cache-control']).toMatch(/max-age=31536000.*immutable/);
      expect(headers['content-type']).toMatch(/javascript/);
      expect(body.length).toBeGreaterThan(100);
    }
    const plain = await fetchRaw(`${baseURL}${script}`);
    expect(plain.headers['content-encoding']).toBeUndefined();
    // The comment in the first line of each file makes browsers compile all functions when the file
    // loads. Otherwise a slow phone would compile a function only when it is first called (decision
    // 046).
    expect(plain.body.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test('browsers can fetch the registry (with Cache-Control: no-cache), but no file of a release outside its client folder', async ({
    baseURL,
  }) => {
    const registry = await fetchRaw(`${baseURL}/releases/registry.json`);
    expect(registry.status).toBe(200);
    expect(registry.headers['cache-control']).toBe('no-cache');
    const html = (await fetchRaw(`${baseURL}/`)).body.toString();
    const [script = ''] = scriptsOf(html);
    const release = script.split('/client/')[0];
    for (const file of ['server/remoteEntry.js', 'release.json', 'client/..%2fserver%2fmain.js']) {
      expect((await fetchRaw(`${baseURL}${release}/${file}`)).status, file).toBe(404);
    }
  });

  test('gateway and API report liveness and readiness', async ({ baseURL }) => {
    for (const path of ['/healthz', '/readyz', '/api/healthz', '/api/readyz']) {
      expect((await fetchRaw(`${baseURL}${path}`)).status, path).toBe(200);
    }
  });

  test('paths match in upper and lower case', async ({ baseURL }) => {
    expect((await fetchRaw(`${baseURL}/Product`)).status).toBe(200);
    expect((await fetchRaw(`${baseURL}/BLOG`)).status).toBe(200);
  });

  test('the language of a page follows ?lang= and the language cookie', async ({ baseURL }) => {
    const asked = await fetchRaw(`${baseURL}/?lang=bn`);
    expect(asked.body.toString()).toMatch(/<html lang="bn"/);
    expect(String(asked.headers['set-cookie'])).toMatch(/i18n_redirected=bn.*Max-Age=31536000/);
    const kept = await fetchRaw(`${baseURL}/`, { cookie: 'i18n_redirected=fr' });
    expect(kept.body.toString()).toMatch(/<html lang="fr"/);
  });
});
